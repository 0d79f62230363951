import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { CopyButton } from '../copy/copy-button.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Lightbox } from '../lightbox/lightbox.tsx';
import { LoadingBar } from '../loading/loading-bar.tsx';
import { Menu, MenuItem, MenuJoint } from '../menu/menu.tsx';
import { placeholderMarkup } from '../placeholder/placeholder.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { useToasts } from '../toasts/toasts.tsx';
import { UnsavedBar } from '../unsaved-bar/unsaved-bar.tsx';
import { Samples, Specimen } from './specimen.tsx';

type Shown = 'dialog' | 'sheet' | 'confirm' | undefined;

const pictures = ['one', 'two', 'three'].map((id) => {
  const src = `data:image/svg+xml,${encodeURIComponent(placeholderMarkup(id))}#${id}`;
  return { src, thumbnail: src, original: src, alt: `Picture ${id}`, title: `Picture ${id}` };
});

const lightboxLabels = {
  dialog: 'Pictures',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  actualSize: 'Actual size',
  fit: 'Fit the window',
  original: 'Open the original',
  loading: 'Loading',
  failed: 'This picture did not load',
  retry: 'Try again',
  position: (number: number, count: number) => `${number} of ${count}`,
};

/** Menus, tooltips, toasts, dialogs and bars. */
export function Floating() {
  const toasts = useToasts();
  const [shown, setShown] = useState<Shown>();
  const [picture, setPicture] = useState<number>();
  const [unsaved, setUnsaved] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => setShown(undefined);
  return (
    <Specimen title="Floating">
      <Samples>
        <Menu label="Account" trigger={<Button iconEnd="caret-down">Menu</Button>}>
          <MenuItem icon="person" href="#profile">
            Profile
          </MenuItem>
          <MenuItem icon="bell" href="#notifications" count={3}>
            Notifications
          </MenuItem>
          <MenuItem icon="gear" href="#settings">
            Settings
          </MenuItem>
          <MenuItem icon="lock" disabledReason="Not yet">
            Locked
          </MenuItem>
          <MenuJoint />
          <MenuItem icon="flag" tone="amber" href="#moderation">
            Moderation
          </MenuItem>
          <MenuItem icon="sign-out" tone="red">
            Sign out
          </MenuItem>
        </Menu>
        <Menu
          label="Theme"
          hover
          placement="bottom"
          trigger={<Button iconEnd="caret-down">Hover</Button>}
        >
          <MenuItem checked>Light</MenuItem>
          <MenuItem checked={false}>Dark</MenuItem>
        </Menu>
        <Button tip="17 November 2026, 14:02">Tooltip</Button>
        <IconButton icon="more" label="More" />
        <CopyButton text="tW4lnT8q" labels={{ copy: 'Copy', copied: 'Copied' }} />
      </Samples>
      <Samples>
        {['error', 'warning', 'success', 'info'].map((type) => (
          <Button
            key={type}
            onClick={() =>
              toasts.add({
                type,
                title: type === 'error' ? 'An error occurred' : `A ${type}`,
                text: 'The links were not saved.',
                errorCode: type === 'error' ? 'invalid_input' : undefined,
                action: type === 'success' ? { label: 'Undo', onSelect: () => {} } : undefined,
              })
            }
          >
            {type}
          </Button>
        ))}
      </Samples>
      <Samples>
        <Button onClick={() => setShown('dialog')}>Dialog</Button>
        <Button onClick={() => setShown('sheet')}>Sheet</Button>
        <Button onClick={() => setShown('confirm')}>Confirm</Button>
        <Button onClick={() => setPicture(0)}>Lightbox</Button>
        <Button onClick={() => setUnsaved(!unsaved)}>Unsaved bar</Button>
        <Button onClick={() => setBusy(!busy)}>Loading bar</Button>
      </Samples>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="New access token"
        closeLabel="Close"
        footer={
          <>
            <Button kind="quiet" onClick={close}>
              Cancel
            </Button>
            <Button kind="main" onClick={() => toasts.add({ title: 'From a dialog' })}>
              Create token
            </Button>
          </>
        }
      >
        <p>A token lets a program act as you, within the scopes you give it.</p>
      </Dialog>
      <Sheet
        open={shown === 'sheet'}
        onClose={close}
        title="Filters"
        aside="5 active"
        closeLabel="Close"
        footer={
          <Button kind="main" onClick={close}>
            Show 1,478 results
          </Button>
        }
      >
        <p>Groups</p>
      </Sheet>
      <ConfirmDialog
        open={shown === 'confirm'}
        onClose={close}
        onConfirm={close}
        destructive
        title="Delete Kilnfire?"
        labels={{ confirm: 'Delete project', cancel: 'Cancel', close: 'Close' }}
        typed={{ word: 'kilnfire', label: 'Type kilnfire to delete it', reason: 'Type the name' }}
      >
        <p>Its 12 versions go too. This cannot be undone.</p>
      </ConfirmDialog>
      <Lightbox items={pictures} index={picture} onIndex={setPicture} labels={lightboxLabels} />
      <UnsavedBar
        open={unsaved}
        title="2 unsaved changes"
        detail="licence address, summary"
        second={{ label: 'Discard', onSelect: () => setUnsaved(false) }}
        main={{ label: 'Save changes', onSelect: () => setUnsaved(false) }}
      />
      <LoadingBar busy={busy} />
    </Specimen>
  );
}
