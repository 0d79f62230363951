import { type FormEvent, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../link/link.tsx';
import { pagePattern } from './page-pattern.ts';
import styles from './pagination.module.css';

type PaginationProps = {
  current: number;
  last: number;
  /** The address of a page. */
  href: (page: number) => string;
  /** Goes to a page typed into a gap. */
  onGo: (page: number) => void;
  labels: {
    navigation: string;
    previous: string;
    next: string;
    page: (page: number) => string;
    /** The gap's button and field: "Go to page". */
    goTo: string;
  };
};

/** Links to the pages of a list; a gap becomes a page field when pressed. */
export function Pagination({ current, last, href, onGo, labels }: PaginationProps) {
  if (last <= 1) return null;
  const cells = pagePattern(current, last);
  // Phones show previous, the page before, this one, the next and the last.
  const onPhones = (page: number) => Math.abs(page - current) <= 1 || page === last;
  return (
    <nav className={styles.pages} aria-label={labels.navigation}>
      <Step to={current - 1} icon="caret-start" label={labels.previous} last={last} href={href} />
      {cells.map((cell) =>
        'gap' in cell ? (
          <Gap key={cell.gap} last={last} onGo={onGo} label={labels.goTo} />
        ) : (
          <Link
            key={cell.page}
            href={href(cell.page)}
            className={classNames(styles.page, !onPhones(cell.page) && styles.wide)}
            aria-label={labels.page(cell.page)}
            aria-current={cell.page === current ? 'page' : undefined}
          >
            {cell.page}
          </Link>
        ),
      )}
      <Step to={current + 1} icon="caret-end" label={labels.next} last={last} href={href} />
    </nav>
  );
}

type StepProps = {
  to: number;
  last: number;
  icon: 'caret-start' | 'caret-end';
  label: string;
  href: (page: number) => string;
};

function Step({ to, last, icon, label, href }: StepProps) {
  const wide = icon === 'caret-end' && styles.wide;
  if (to < 1 || to > last) {
    return (
      <span className={classNames(styles.page, styles.off, wide)} aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link
      href={href(to)}
      className={classNames(styles.page, wide)}
      aria-label={label}
      data-tip={label}
      rel={icon === 'caret-start' ? 'prev' : 'next'}
    >
      <Icon name={icon} />
    </Link>
  );
}

type GapProps = { last: number; label: string; onGo: (page: number) => void };

function Gap({ last, label, onGo }: GapProps) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <button
        type="button"
        className={classNames(styles.page, styles.gap)}
        aria-label={label}
        data-tip={label}
        onClick={() => setAsking(true)}
      >
        <Icon name="more" />
      </button>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Number(new FormData(event.currentTarget).get('page'));
    if (typed >= 1) onGo(Math.min(Math.floor(typed), last));
    setAsking(false);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        ref={(field) => field?.focus()}
        name="page"
        inputMode="numeric"
        pattern="[0-9]*"
        className={styles.field}
        aria-label={label}
        onBlur={() => setAsking(false)}
        onKeyDown={(event) => event.key === 'Escape' && setAsking(false)}
      />
    </form>
  );
}
