/** Replaces @theme/Icon/Edit (theme-classic 3.9.1): the foot's links have words alone. */
export default function IconEdit(): null {
  return null;
}
