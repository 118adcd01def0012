/**
 * Wraps @theme/AnnouncementBar/CloseButton (theme-classic 3.9.1; not promised safe, hence its own test).
 * Why: it goes with the bar, and the focus with it. Here the focus moves on to the navbar.
 * Test: tests/browser/shell/announcement.spec.ts
 */
import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import CloseButton from '@theme-original/AnnouncementBar/CloseButton';

export default function CloseButtonWrapper(props: ComponentProps<typeof CloseButton>): ReactNode {
  const close = (event: MouseEvent<HTMLButtonElement>): void => {
    props.onClick?.(event);
    const navbar = document.querySelector(`.${ThemeClassNames.layout.navbar.container}`);
    navbar?.querySelector<HTMLElement>('a[href]')?.focus({preventScroll: true});
  };
  return <CloseButton {...props} onClick={close} />;
}
