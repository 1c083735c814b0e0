import { memo, useId, useState, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
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
import type { FormLine } from '@/domain/quotation/coverageText';
import { CalculationSteps } from './CalculationSteps';
import type { LineEdit } from '../state/coverageLines';
import { useLine, useQuotation } from '../state/store';
import control from '@/components/form/fields/control.module.css';
import styles from './CoverageTable.module.css';

const selectBox = classes(control.box, control.select, styles.box);
const amountBox = classes(control.box, styles.box, styles.amount);

/** One coverage. A keystroke in one of its boxes draws that box and what follows from it. */
export const CoverageRow = memo(function CoverageRow({ index }: { index: number }): ReactNode {
  const line = useLine(index);
  const explanation = useId();
  const [isOpen, setOpen] = useState(false);
  if (!line) return null;
  const name = line.coverage_name;
  const at = { index, name };
  const note = premiumNote(line);
  return (
    <>
      <tr className={styles.line}>
        <th scope="row" className={styles.name}>
          <bdi>{name}</bdi>
        </th>
        <td className={styles.include}>
          <Include {...at} include={line.coverageinclude} isFixed={isRequiredLine(line)} />
        </td>
        <td>
          <span className={styles.label}>Accept Date</span>
          <span className={styles.value}>{formatDate(line.coverageacceptdate) || '–'}</span>
        </td>
        <td className={styles.end}>
          <span className={styles.label}>Limit</span>
          <bdi className={styles.value}>{showUsd(line.coveragelimit) || '–'}</bdi>
        </td>
        <td className={styles.end}>
          <Amount {...at} column="Accept" part="coverageaccept" text={line.coverageaccept} />
          {isAtLimit(line) && <p className={styles.hint}>The limit</p>}
        </td>
        <td className={styles.basis}>
          <Basis {...at} basis={line.deductiblebasis} />
        </td>
        <td className={styles.end}>
          <Amount {...at} column="Deductible" part="deductible" text={line.deductible} />
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
            <span className={styles.value}>{formatUsd(deductibleFor(line).cents)}</span>
          </span>
        </td>
        <td className={styles.end}>
          <Amount {...at} column="Premium" part="premium" text={line.premium} />
          {note && <p className={styles.hint}>{note}</p>}
        </td>
      </tr>
      {isOpen && (
        <tr id={explanation} className={styles.explained}>
          <td colSpan={9}>
            <p className={styles.caption}>
              <bdi>{name}</bdi>
            </p>
            <CalculationSteps steps={deductibleSteps(line)} />
          </td>
        </tr>
      )}
    </>
  );
});

/** COV-06: why the box does not hold what was typed. */
function isAtLimit({ coverageaccept, coveragelimit }: FormLine): boolean {
  const limit = limitCents(coveragelimit);
  return limit !== undefined && parseMoney(coverageaccept) === limit;
}

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

interface IncludeProps extends Place {
  include: string;
  isFixed: boolean;
}

/** COV-01 to COV-04 */
const Include = memo(function Include({ index, name, include, isFixed }: IncludeProps): ReactNode {
  const id = useId();
  const { coverage } = useQuotation();
  const choices: readonly string[] = includeChoices;
  return (
    <>
      <Label id={id} column="Include" name={name} />
      <select
        id={id}
        className={selectBox}
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
});

interface BasisProps extends Place {
  basis: string;
}

const Basis = memo(function Basis({ index, name, basis }: BasisProps): ReactNode {
  const id = useId();
  const { coverage } = useQuotation();
  const bases: readonly string[] = deductibleBases;
  return (
    <>
      <Label id={id} column="Deductible Basis" name={name} />
      <select
        id={id}
        className={selectBox}
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
});

interface AmountProps extends Place {
  column: string;
  part: 'coverageaccept' | 'deductible' | 'premium';
  text: string;
}

function edit(part: AmountProps['part'], text: string): LineEdit {
  return { [part]: text };
}

const Amount = memo(function Amount({ index, name, column, part, text }: AmountProps): ReactNode {
  const id = useId();
  const { coverage } = useQuotation();
  return (
    <>
      <Label id={id} column={column} name={name} />
      <input
        id={id}
        className={amountBox}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => coverage.edit(index, edit(part, currentTarget.value))}
        {...(part === 'coverageaccept' && { onBlur: () => coverage.settleAccept(index) })}
      />
    </>
  );
});
