/** In place of a part of the theme that this site's settings never show, so that it is not sent. */
export default function Nothing(): null {
  return null;
}
