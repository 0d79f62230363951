import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './sidebar-bed.module.css';

/** One bed whose sections are divided by joints. */
export function SidebarBed({ children }: { children: ReactNode }) {
  return <div className={styles.sidebar}>{children}</div>;
}

export function SidebarSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

/** A small heading over a value inside a section. */
export function SidebarPart({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.label}>{label}</h3>
      {children}
    </div>
  );
}

type LinkRowProps = {
  icon: IconName;
  href: string;
  children: ReactNode;
  /** Leads out of the site: shows the mark and marks the link. */
  external?: boolean;
  newTab?: boolean;
};

/** A 32 px row with a picture and, for other sites, the outward arrow. */
export function LinkRow({ icon, href, children, external, newTab }: LinkRowProps) {
  return (
    <Link
      className={styles.link}
      href={href}
      rel={external ? 'noopener nofollow ugc' : undefined}
      target={newTab ? '_blank' : undefined}
    >
      <Icon name={icon} size={18} />
      <span className={styles.grow}>{children}</span>
      {external && <Icon name="external" size={16} className={styles.faint} />}
    </Link>
  );
}

type MemberRowProps = { picture: ReactNode; href: string; name: ReactNode; role: ReactNode };

/** A person with a role. */
export function MemberRow({ picture, href, name, role }: MemberRowProps) {
  return (
    <Link className={styles.member} href={href}>
      {picture}
      <span>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.role}>{role}</span>
      </span>
    </Link>
  );
}

/** Label and value pairs, the values at the end. */
export function Definitions({
  items,
}: {
  items: readonly { label: ReactNode; value: ReactNode }[];
}) {
  return (
    <dl className={styles.definitions}>
      {items.map((item, index) => (
        <div key={index} className={styles.definition}>
          <dt className={styles.term}>{item.label}</dt>
          <dd className={styles.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
