import {installPackages, onPath} from '../../support/programs';

const PACKAGES = ['poppler-utils'];

/** @returns how to get what paints a PDF, if it isn't here */
export function missingPaper(): string | undefined {
  if (onPath(['pdftoppm'])) return undefined;
  installPackages(PACKAGES);
  if (onPath(['pdftoppm'])) return undefined;
  return `Print isn't tried. To get Poppler, which looks at a PDF: sudo apt-get install ${PACKAGES.join(' ')}.`;
}
