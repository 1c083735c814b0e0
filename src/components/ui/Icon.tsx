import type { ReactNode } from 'react';
import { iconShapes } from './iconShapes';
import styles from './Icon.module.css';

export type IconName = keyof typeof iconShapes;

/** The line's width where it draws dots. */
const dotWidths: Partial<Record<IconName, number>> = { more: 2.8, grip: 2.2 };

/** A small picture beside a word. It is hidden from assistive technology: the word carries the meaning. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }): ReactNode {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconShapes[name]} strokeWidth={dotWidths[name]} />
    </svg>
  );
}
