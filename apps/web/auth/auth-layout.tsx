import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Note } from '#ui/banner/banner.tsx';
import { AuthFrame } from './auth-frame.tsx';
import styles from './auth-layout.module.css';

interface AuthLayoutProps {
  title: string;
  /** Where the form leads without scripts. */
  action: string;
  onSubmit: (form: HTMLFormElement) => void;
  /** What is wrong with the whole, not with a field. */
  failure?: string;
  /** Goes up with every refusal: the focus then moves to the first wrong field. */
  refusals: number;
  children: ReactNode;
  below?: ReactNode;
}

/** Two halves: the section drawing, and a form. */
export function AuthLayout(props: AuthLayoutProps) {
  const { title, action, onSubmit, failure, refusals, children, below } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return (
    <AuthFrame>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={action}
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
        }}
      >
        <h1 className={styles.title}>{title}</h1>
        {failure && (
          <Note tone="red" urgent>
            {failure}
          </Note>
        )}
        {children}
        {below && <p className={styles.other}>{below}</p>}
      </form>
    </AuthFrame>
  );
}
