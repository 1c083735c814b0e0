import { memo, type ReactElement } from 'react';
import { Button } from '@/components/ui/Button';
import { levelNames, permissionLevels } from '@/domain/access/permissions';
import type { PermissionLevel } from '@/domain/records/clientUsers';

interface LevelButtonsProps {
  /** The name of what is moved: 'Countries'. */
  what: string;
  describedBy?: string | undefined;
  disabled?: boolean;
  onMove: (level: PermissionLevel, button: HTMLButtonElement) => void;
}

/** A button for each box, as the alternative to dragging. */
export const LevelButtons = memo(function LevelButtons({
  what,
  describedBy,
  disabled,
  onMove,
}: LevelButtonsProps): ReactElement {
  return (
    <>
      {permissionLevels.map((level) => (
        <Button
          key={level}
          size="small"
          variant="quiet"
          disabled={disabled}
          aria-label={`Move ${what} to ${levelNames[level]}`}
          aria-describedby={describedBy}
          onClick={({ currentTarget }) => onMove(level, currentTarget)}
        >
          {levelNames[level]}
        </Button>
      ))}
    </>
  );
});
