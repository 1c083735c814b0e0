import { iconShapes } from './iconShapes';

/** The control of an icon that can be left out. */
export const iconOrNone = {
  control: { type: 'select', labels: { none: 'No icon' } },
  options: ['none', ...Object.keys(iconShapes)],
  mapping: { none: undefined },
} as const;
