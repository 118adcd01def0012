import {Children, Fragment, isValidElement, type ReactNode} from 'react';

/** An element of the head: its tag, its attributes by HTML's names, its text. */
export interface Entry {
  tag: string;
  attributes: [name: string, value: string][];
  text: string;
}

/** React's names that are not HTML's in lower case. */
const HTML_NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
};

/** @returns the elements among React children, those in fragments too */
export function readEntries(children: ReactNode): Entry[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{children?: ReactNode}>(child)) return [];
    const {children: content, ...attributes} = child.props;
    if (child.type === Fragment) return readEntries(content);
    return {
      tag: child.type as string,
      attributes: Object.entries(attributes)
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => [HTML_NAMES[name] ?? name, String(value)]),
      text: Children.toArray(content).join(''),
    };
  });
}
