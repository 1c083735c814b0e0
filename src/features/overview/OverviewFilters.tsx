import { useId, type ReactNode } from 'react';
import controlStyles from '@/components/form/control.module.css';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { groupsBy, type Book, type GroupField } from '@/domain/overview/book';
import { periods } from '@/domain/overview/periods';
import type { useFilters } from './useFilters';
import styles from './overview.module.css';

type Option = readonly [value: string, label: string];

interface OverviewFiltersProps {
  filters: ReturnType<typeof useFilters>;
  /** All records, whose values can be chosen. */
  book: Book;
}

const everything = { from: '', to: '' };

/** The choices of a field, by name. One that no record has, as in an old link, stays a choice. */
function optionsOf(field: GroupField, book: Book, chosen: string | undefined): readonly Option[] {
  const options = groupsBy(field, book, everything)
    .map(({ key, label }): Option => [key, label])
    .sort(([key, label], [otherKey, other]) =>
      key === '' || otherKey === ''
        ? Number(key === '') - Number(otherKey === '')
        : label.localeCompare(other, 'en'),
    );
  const isKnown = chosen === undefined || options.some(([key]) => key === chosen);
  return isKnown ? options : [...options, [chosen, `${chosen} (no record)`]];
}

/** The filters of all pictures. */
export function OverviewFilters({ filters, book }: OverviewFiltersProps): ReactNode {
  const { period, selection, choose } = filters;
  const fields = [
    { field: 'lob', label: 'LOB', all: 'All LOBs' },
    { field: 'state', label: 'State', all: 'All states' },
    { field: 'agent', label: 'Agent', all: 'All agents' },
  ] as const satisfies readonly { field: GroupField; label: string; all: string }[];
  return (
    <div className={styles.filters} role="group" aria-label="Filters">
      <Filter
        label="Period"
        value={period}
        options={Object.entries(periods)}
        onChoose={(value) => choose('period', value === 'around' ? undefined : value)}
      />
      {fields.map(({ field, label, all }) => {
        const options = optionsOf(field, book, selection[field]);
        // Only some clients have agents.
        if (field === 'agent' && options.every(([key]) => key === '')) return null;
        return (
          <Filter
            key={field}
            label={label}
            value={selection[field]}
            all={all}
            options={options}
            onChoose={(value) => choose(field, value)}
          />
        );
      })}
      {filters.isFiltered && <Button onClick={filters.clear}>Clear filters</Button>}
    </div>
  );
}

interface FilterProps {
  label: string;
  value: string | undefined;
  /** The name of the choice of all values. */
  all?: string;
  options: readonly Option[];
  onChoose: (value: string | undefined) => void;
}

/** A choice that takes effect immediately. Its options have their index as value, because blank is a value of records. */
function Filter({ label, value, all, options, onChoose }: FilterProps): ReactNode {
  const id = useId();
  const index = options.findIndex(([key]) => key === value);
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={classes(controlStyles.box, controlStyles.select)}
        value={index}
        onChange={({ currentTarget }) => onChoose(options[Number(currentTarget.value)]?.[0])}
      >
        {all !== undefined && <option value={-1}>{all}</option>}
        {options.map(([key, text], each) => (
          <option key={key} value={each} translate={all === undefined ? undefined : 'no'}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
