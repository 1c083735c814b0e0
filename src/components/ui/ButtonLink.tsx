import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { look, words, type Look } from './Button';
import { Icon } from './Icon';

interface ButtonLinkProps extends Look, ComponentProps<typeof Link> {
  /** The label. */
  children: ReactNode;
  /** The URL of the other screen. */
  to: ComponentProps<typeof Link>['to'];
}

/** A link that looks like a button, for what leads to another screen. */
export function ButtonLink({
  variant = 'secondary',
  size = 'normal',
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps): ReactNode {
  return (
    <Link {...rest} className={look({ variant, size }, className)}>
      {icon && <Icon name={icon} />}
      {words(children)}
    </Link>
  );
}
