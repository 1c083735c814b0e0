import { useState, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/Button';
import { readStored, writeStored } from '@/browser/storage';
import styles from './BinderCards.module.css';

const views = [
  { type: 'list', label: 'List view' },
  { type: 'grid', label: 'Grid view' },
] as const;

type ViewType = (typeof views)[number]['type'];

/** The stored view of the binder list and its switch. An unknown stored view counts as the list. */
export function useViewType(): { viewType: ViewType; toggle: ReactNode } {
  const [viewType, setViewType] = useState<ViewType>(() =>
    readStored('viewType') === 'grid' ? 'grid' : 'list',
  );
  const toggle = (
    <div className={styles.views} role="group" aria-label="View">
      {views.map(({ type, label }) => (
        <IconButton
          key={type}
          icon={type}
          label={label}
          size="small"
          aria-pressed={viewType === type}
          onClick={() => {
            writeStored('viewType', type);
            setViewType(type);
          }}
        />
      ))}
    </div>
  );
  return { viewType, toggle };
}
