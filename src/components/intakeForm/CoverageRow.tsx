import { memo, useId, useState, type ReactNode } from 'react';
import { IconButton } from '@/components/Button';
import { classes } from '@/components/classes';
import {
  deductibleBases,
  deductibleFor,
  deductibleSteps,
  includeChoices,
  isRequiredLine,
  limitCents,
  premiumNote,
} from '@/domain/coverage';
import { formatDate } from '@/domain/dateText';
import { formatUsd, parseMoney, showUsd } from '@/domain/money';
import { Arithmetic } from './Arithmetic';
import type { LineEdit } from './coverageLines';
import { useLine, useLines, useQuotation } from './store';
import control from '@/components/fields/control.module.css';
import styles from './CoverageTable.module.css';

/** One coverage. Each of its cells listens to its own part of the line. */
export const CoverageRow = memo(function CoverageRow({ index }: { index: number }): ReactNode {
  const name = useLine(index, (line) => line.coverage_name) ?? '';
  const explanation = useId();
  const [isOpen, setOpen] = useState(false);
  const at = { index, name };
  return (
    <>
      <tr className={styles.line}>
        <th scope="row" className={styles.name}>
          <bdi>{name}</bdi>
        </th>
        <td className={styles.include}>
          <Include {...at} />
        </td>
        <td>
          <AcceptDate {...at} />
        </td>
        <td className={styles.end}>
          <Limit {...at} />
        </td>
        <td className={styles.end}>
          <Amount {...at} column="Accept" part="coverageaccept" />
          <AcceptHint {...at} />
        </td>
        <td className={styles.basis}>
          <Basis {...at} />
        </td>
        <td className={styles.end}>
          <Amount {...at} column="Deductible" part="deductible" />
        </td>
        <td className={styles.end}>
          <span className={styles.label}>Deductible Amount</span>
          <span className={styles.computed}>
            <IconButton
              icon="info"
              size="small"
              label={`Arithmetic of Deductible Amount ${name}`}
              className={styles.why}
              aria-expanded={isOpen}
              aria-controls={explanation}
              onClick={() => setOpen(!isOpen)}
            />
            <DeductibleAmount {...at} />
          </span>
        </td>
        <td className={styles.end}>
          <Amount {...at} column="Premium" part="premium" />
          <PremiumHint {...at} />
        </td>
      </tr>
      {isOpen && (
        <tr id={explanation} className={styles.explained}>
          <td colSpan={9}>
            <Explanation {...at} />
          </td>
        </tr>
      )}
    </>
  );
});

interface Place {
  index: number;
  name: string;
}

/** The column's name, in sight where the table is drawn as cards. */
function Label({ id, column, name }: { id: string; column: string; name: string }): ReactNode {
  return (
    <label htmlFor={id} className={styles.label}>
      {column} <span className={styles.of}>{name}</span>
    </label>
  );
}

/** COV-01 to COV-04 */
function Include({ index, name }: Place): ReactNode {
  const id = useId();
  const { coverage } = useQuotation();
  const include = useLine(index, (line) => line.coverageinclude) ?? '';
  const isFixed = useLine(index, isRequiredLine);
  const choices: readonly string[] = includeChoices;
  return (
    <>
      <Label id={id} column="Include" name={name} />
      <select
        id={id}
        className={classes(control.box, control.select, styles.box)}
        disabled={isFixed}
        value={choices.includes(include) ? include : ''}
        onChange={({ currentTarget }) => coverage.include(index, currentTarget.value, new Date())}
      >
        {includeChoices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </>
  );
}

function AcceptDate({ index }: Place): ReactNode {
  const date = useLine(index, (line) => formatDate(line.coverageacceptdate));
  return (
    <>
      <span className={styles.label}>Accept Date</span>
      <span className={styles.value}>{date || '–'}</span>
    </>
  );
}

function Limit({ index }: Place): ReactNode {
  const limit = useLine(index, (line) => showUsd(line.coveragelimit));
  return (
    <>
      <span className={styles.label}>Limit</span>
      <bdi className={styles.value}>{limit || '–'}</bdi>
    </>
  );
}

function Basis({ index, name }: Place): ReactNode {
  const id = useId();
  const { coverage } = useQuotation();
  const basis = useLine(index, (line) => line.deductiblebasis) ?? '';
  const bases: readonly string[] = deductibleBases;
  return (
    <>
      <Label id={id} column="Deductible Basis" name={name} />
      <select
        id={id}
        className={classes(control.box, control.select, styles.box)}
        value={basis}
        onChange={({ currentTarget }) => coverage.edit(index, { deductiblebasis: currentTarget.value })}
      >
        <option value="" />
        {deductibleBases.map((each) => (
          <option key={each}>{each}</option>
        ))}
        {basis !== '' && !bases.includes(basis) && <option>{basis}</option>}
      </select>
    </>
  );
}

interface AmountProps extends Place {
  column: string;
  part: 'coverageaccept' | 'deductible' | 'premium';
}

function edit(part: AmountProps['part'], text: string): LineEdit {
  return { [part]: text };
}

function Amount({ index, name, column, part }: AmountProps): ReactNode {
  const id = useId();
  const { coverage } = useQuotation();
  const text = useLine(index, (line) => line[part]) ?? '';
  return (
    <>
      <Label id={id} column={column} name={name} />
      <input
        id={id}
        className={classes(control.box, styles.box, styles.amount)}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => coverage.edit(index, edit(part, currentTarget.value))}
        {...(part === 'coverageaccept' && { onBlur: () => coverage.settleAccept(index) })}
      />
    </>
  );
}

/** COV-06: why the box does not hold what was typed. */
function AcceptHint({ index }: Place): ReactNode {
  const isAtLimit = useLine(index, ({ coverageaccept, coveragelimit }) => {
    const limit = limitCents(coveragelimit);
    return limit !== undefined && parseMoney(coverageaccept) === limit;
  });
  return isAtLimit ? <p className={styles.hint}>The limit</p> : null;
}

/** COV-07 to COV-09 */
function DeductibleAmount({ index }: Place): ReactNode {
  const cents = useLine(index, (line) => deductibleFor(line).cents);
  return <span className={styles.value}>{formatUsd(cents)}</span>;
}

/** COV-10, Q-131 */
function PremiumHint({ index }: Place): ReactNode {
  const hint = useLine(index, premiumNote);
  return hint ? <p className={styles.hint}>{hint}</p> : null;
}

function Explanation({ index, name }: Place): ReactNode {
  const line = useLines()[index];
  if (!line) return null;
  return (
    <>
      <p className={styles.caption}>
        <bdi>{name}</bdi>
      </p>
      <Arithmetic steps={deductibleSteps(line)} />
    </>
  );
}
