import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';
import styles from './Button.module.css';

export interface Look {
  /** One primary action a screen; `danger` for what cannot be undone; `quiet` has no edge until it is pointed at. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** `small` is 32 px high, for toolbars and tables. */
  size?: 'normal' | 'small' | undefined;
  /** The icon before the label. */
  icon?: IconName;
}

/** The classes of a button. */
export function look(
  { variant, size }: { variant: NonNullable<Look['variant']>; size: NonNullable<Look['size']> },
  extra?: string,
): string {
  return classes(styles.button, styles[variant], size === 'small' && styles.small, extra);
}

/**
 * Wraps a text in an element of its own: a long word can be broken, and the spinner can be added and removed although a
 * browser's translator has replaced the text.
 */
export function buttonText(children: ReactNode): ReactNode {
  return typeof children === 'string' ? <span className={styles.words}>{children}</span> : children;
}

interface ButtonState {
  /** Under way: shows a spinner and takes no press, but keeps focus. */
  busy?: boolean;
  /** Cannot be pressed, and is left out by Tab. */
  disabled?: boolean | undefined;
}

interface ButtonProps extends Look, ButtonState, Omit<ComponentProps<'button'>, 'disabled'> {
  /** The label. */
  children?: ReactNode;
}

/** A button; its type is `button` by default. */
export function Button({
  variant = 'secondary',
  size = 'normal',
  icon,
  busy = false,
  disabled = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      className={look({ variant, size }, className)}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      {buttonText(children)}
    </button>
  );
}

interface IconButtonProps extends Look, ButtonState, Omit<ComponentProps<'button'>, 'children' | 'disabled'> {
  /** The icon. */
  icon: IconName;
  /** `quiet` has no edge until it is pointed at. */
  variant?: Look['variant'];
  /** The accessible name, also shown on hover. */
  label: string;
}

/** A square button that shows only an icon and is named by `label`. */
export function IconButton({
  label,
  variant = 'quiet',
  size = 'normal',
  busy = false,
  disabled = false,
  className,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <Button
      {...rest}
      {...{ variant, size, busy, disabled }}
      className={classes(styles.square, className)}
      aria-label={label}
      title={label}
    />
  );
}
