import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { ButtonLook } from '#ui/button/button.tsx';
import { Button } from '#ui/button/button.tsx';

const CreateProjectDialog = lazy(async () => ({
  default: (await import('../create/create-project-dialog.tsx')).CreateProjectDialog,
}));

interface CreateProjectProps extends Pick<ButtonLook, 'kind' | 'size'> {
  children: ReactNode;
  className?: string;
  /** Open from the start: an address asked for it. */
  opened?: boolean;
}

/** The button that opens the dialog for a new project; the dialog is fetched when it is wanted. */
export function CreateProject({ children, opened = false, ...look }: CreateProjectProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!opened) return;
    setWanted(true);
    setOpen(true);
  }, [opened]);
  return (
    <>
      <Button
        {...look}
        icon="plus"
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {children}
      </Button>
      {wanted && (
        <Suspense>
          <CreateProjectDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
