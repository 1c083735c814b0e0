import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { look, words, type Look } from './Button';
import { Icon } from './Icon';

/** A link that looks like a button, for what leads to another screen. */
export function ButtonLink({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: Look & ComponentProps<typeof Link>): ReactNode {
  return (
    <Link {...rest} className={look({ variant, size }, className)}>
      {icon && <Icon name={icon} />}
      {words(children)}
    </Link>
  );
}
