import { type ComponentType, useEffect, useState } from 'react';
import type { ErrorPageProps } from './error-page.tsx';

/**
 * The error page, fetched only when one is needed: browsers load it when the server sent an error or a
 * navigation failed, the server has it from the start.
 */
let view: ComponentType<ErrorPageProps> | undefined;

export function provideErrorPage(component: ComponentType<ErrorPageProps>): void {
  view = component;
}

export async function loadErrorPage(): Promise<void> {
  view ??= (await import('./error-page.tsx')).ErrorPage;
}

/** The error page, or undefined until it is there. */
export function useErrorPage(): ComponentType<ErrorPageProps> | undefined {
  const [, setThere] = useState(view !== undefined);
  useEffect(() => {
    if (!view) loadErrorPage().then(() => setThere(true));
  }, []);
  return view;
}
