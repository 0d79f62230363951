import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DesignPage } from './design-page.tsx';

test('every component renders on the server', () => {
  const markup = renderToString(<DesignPage />);
  expect(markup).toContain('Component kit');
  expect(markup).toContain('sprite');
});
