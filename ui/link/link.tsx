import { type AnchorHTMLAttributes, type ComponentType, createContext, use } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

function PlainLink(props: LinkProps) {
  return <a {...props}>{props.children}</a>;
}

/** The application puts its router's link here, so that the kit's links change page without a reload. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** A link without a look. Addresses of other sites always become plain anchors. */
export function Link(props: LinkProps) {
  const RouterLink = use(LinkContext);
  return /^[a-z]+:|^\/\//i.test(props.href) ? <PlainLink {...props} /> : <RouterLink {...props} />;
}

/** An underlined link in a sentence. */
export function TextLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={className ? `link ${className}` : 'link'} />;
}
