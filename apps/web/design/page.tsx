import { DesignPage } from '#ui/design-page/design-page.tsx';

/** Every component in every state; only in development builds. */
export function Component() {
  return <DesignPage />;
}
