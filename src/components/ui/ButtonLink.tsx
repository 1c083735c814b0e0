import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { look, buttonText, type Look } from './Button';
import { Icon } from './Icon';

interface ButtonLinkProps extends Look, ComponentProps<typeof Link> {
  /** The label. */
  children: ReactNode;
  /** The URL of the other screen. */
  to: ComponentProps<typeof Link>['to'];
}

/** A link to another screen that looks like a button. */
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
      {buttonText(children)}
    </Link>
  );
}
