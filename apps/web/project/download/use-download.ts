import { useLocation, useNavigate } from '../../router/hooks.tsx';
import { DOWNLOAD_HASH, type Pair, pairSearch } from './download-address.ts';

/** The dialog's code, asked for before it is needed. */
export const loadDialog = () => import('./download-dialog.tsx');

/** Changes nothing but the address: no data is read again, the page stays where it is. */
const STILL = { keepScroll: true, keepData: true } as const;

/** The download dialog as the address has it. */
export function useDownload() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: hash === DOWNLOAD_HASH,
    open: () => navigate({ pathname, search, hash: DOWNLOAD_HASH }, STILL),
    close: () => navigate({ pathname, search, hash: '' }, { ...STILL, replace: true }),
    choose: (pair: Pair) =>
      navigate({ pathname, search: pairSearch(search, pair), hash }, { ...STILL, replace: true }),
    /** Follows a link to the dialog without leaving the page. */
    follow: (href: string) => navigate(href, STILL),
    prepare: () => void loadDialog(),
  };
}
