import { Dialog, type DialogProps } from '../dialog/dialog.tsx';

/** A dialog that fills the screen on phones: filters, menus, pickers. */
export function Sheet(props: Omit<DialogProps, 'form' | 'flush'>) {
  return <Dialog {...props} form="sheet" flush />;
}
