import type { ReactNode } from 'react';
import { iconShapes } from './iconShapes';
import styles from './Icon.module.css';

export type IconName = keyof typeof iconShapes;

/** The stroke width of the icons that consist of dots. */
const dotWidths: Partial<Record<IconName, number>> = { more: 2.8, grip: 2.2 };

interface IconProps {
  /** Which of the icons of the product. */
  name: IconName;
  /** The width and the height in pixels. */
  size?: number;
}

/** A small icon next to a text. It is hidden from assistive technology, because the text has the meaning. */
export function Icon({ name, size = 16 }: IconProps): ReactNode {
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
