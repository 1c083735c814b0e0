import { memo, useEffect, useId, useState, type ReactNode } from 'react';
import { announce } from '@/components/feedback/announce';
import { MoneyInput } from '@/components/form/MoneyInput';
import controlStyles from '@/components/form/control.module.css';
import { classes } from '@/components/ui/classes';
import {
  acceptAboveLimit,
  acceptNote,
  deductibleBases,
  deductibleNote,
  includeChoices,
  isBarePercentage,
  isFixedAmount,
  isRequiredLine,
  premiumNote,
  type FormLine,
} from '@/domain/quotation/coverage';
import { formatDate } from '@/domain/text/dates';
import { formatUsd, showUsd } from '@/domain/text/money';
import { deductibleAmountNote, includeNote } from '@/domain/quotation/coverageText';
import { deductibleStepsOfLine, shownDeductible } from '@/domain/quotation/storedDeductible';
import { useCoverage, useQuotation } from '../state/store';
import { CoverageColumns, ExplainedRow, TotalRow } from './ExplainedRow';
import styles from './CoverageTable.module.css';

const selectBox = classes(controlStyles.box, controlStyles.select, styles.box);
const amountBox = classes(controlStyles.box, styles.box, styles.amount);

/** The coverage lines of a quotation and their total, which becomes the policy amount. */
export function CoverageTable({ labelledBy }: { labelledBy: string }): ReactNode {
  const count = useCoverage(({ lines }) => lines.length);
  return (
    <div className={styles.frame}>
      <table className={classes(styles.table, styles.edit)} aria-labelledby={labelledBy}>
        <CoverageColumns />
        <tbody>
          {Array.from({ length: count }, (_, index) => (
            <CoverageRow key={index} index={index} />
          ))}
        </tbody>
        <Total />
      </table>
    </div>
  );
}

const announceDelayMs = 600;

function Total(): ReactNode {
  const total = useCoverage((coverage) => coverage.total);
  const text = formatUsd(total.cents);
  const [first] = useState(text);

  // The total is announced after the last digit, not after each of them.
  useEffect(() => {
    if (text === first) return undefined;
    const timer = setTimeout(() => announce(`Total Premium ${text}`), announceDelayMs);
    return () => clearTimeout(timer);
  }, [text, first]);

  return <TotalRow total={total} amountColumns={2} />;
}

/** One coverage line. A keystroke in one of its boxes renders that box and the amounts that depend on it. */
const CoverageRow = memo(function CoverageRow({ index }: { index: number }): ReactNode {
  const { coverage } = useQuotation();
  const line = useCoverage(({ lines }) => lines[index]);
  if (!line) return null;
  const name = line.coverage_name;
  const lineRef = { index, name };
  const above = acceptAboveLimit(line);
  const acceptHint =
    acceptNote(line) ||
    (above && `${above}; it becomes ${showUsd(line.coveragelimit)} when this line is changed`) ||
    (coverage.isLimited(index) ? `Limited to ${showUsd(line.coveragelimit)}` : '');
  const includeHint = includeNote(line);
  const deductibleAmountHint = deductibleAmountNote(line);
  const deductibleHint = deductibleNote(line);
  const premiumHint = premiumNote(line);
  return (
    <ExplainedRow
      of={`Deductible Amount ${name}`}
      caption={name}
      steps={deductibleStepsOfLine(line)}
      row={(withButton) => (
        <tr className={styles.line}>
          <th scope="row" className={styles.name}>
            <bdi translate="no">{name}</bdi>
          </th>
          <td className={styles.include}>
            <Choice
              {...lineRef}
              column="Include"
              field="coverageinclude"
              text={line.coverageinclude}
              isFixed={isRequiredLine(line)}
            />
            {includeHint && <p className={styles.hint}>{includeHint}</p>}
          </td>
          <td>
            <span className={styles.label}>Accept Date</span>
            <span className={styles.value}>{formatDate(line.coverageacceptdate) || '–'}</span>
          </td>
          <td className={styles.end}>
            <span className={styles.label}>Limit</span>
            <bdi translate="no" className={styles.value}>
              {showUsd(line.coveragelimit) || '–'}
            </bdi>
          </td>
          <td className={styles.end}>
            <Amount {...lineRef} column="Accept" field="coverageaccept" text={line.coverageaccept} />
            {acceptHint && <p className={styles.hint}>{acceptHint}</p>}
          </td>
          <td className={styles.basis}>
            <Choice
              {...lineRef}
              column="Deductible Basis"
              field="deductiblebasis"
              text={line.deductiblebasis}
            />
          </td>
          <td className={styles.end}>
            <Amount
              {...lineRef}
              column="Deductible"
              field="deductible"
              text={line.deductible}
              isPlain={!isFixedAmount(line)}
              unit={isBarePercentage(line) ? '%' : ''}
            />
            {deductibleHint && <p className={styles.hint}>{deductibleHint}</p>}
          </td>
          <td className={styles.end}>
            <span className={styles.label}>Deductible Amount</span>
            {withButton(<span className={styles.value}>{shownDeductible(line)}</span>)}
            {deductibleAmountHint && <p className={styles.hint}>{deductibleAmountHint}</p>}
          </td>
          <td className={styles.end}>
            <Amount {...lineRef} column="Premium" field="premium" text={line.premium} />
            {premiumHint && <p className={styles.hint}>{premiumHint}</p>}
          </td>
        </tr>
      )}
    />
  );
});

interface LineRef {
  index: number;
  name: string;
}

/** The column as a label. It is visible where the lines are shown as cards. */
function Label({ id, column, name }: { id: string; column: string; name: string }): ReactNode {
  return (
    <label htmlFor={id} className={styles.label}>
      <span>{column}</span> <span className={styles.of}>{name}</span>
    </label>
  );
}

const choices = {
  coverageinclude: includeChoices,
  deductiblebasis: ['', ...deductibleBases],
} as const satisfies Partial<Record<keyof FormLine, readonly string[]>>;

interface ChoiceProps extends LineRef {
  column: string;
  field: keyof typeof choices;
  text: string;
  isFixed?: boolean;
}

/** A select box. A stored basis that is not among the choices stays until the user chooses another one. */
const Choice = memo(function Choice({ index, name, column, field, text, isFixed }: ChoiceProps): ReactNode {
  const id = useId();
  const { coverage } = useQuotation();
  const isInclude = field === 'coverageinclude';
  const knownChoices: readonly string[] = choices[field];
  const isUnknown = !isInclude && !knownChoices.includes(text);
  return (
    <>
      <Label id={id} column={column} name={name} />
      <select
        id={id}
        className={selectBox}
        disabled={isFixed}
        value={isUnknown || knownChoices.includes(text) ? text : ''}
        onChange={({ currentTarget: { value } }) =>
          isInclude
            ? coverage.include(index, value, new Date())
            : coverage.edit(index, { deductiblebasis: value })
        }
      >
        {[...knownChoices, ...(isUnknown ? [text] : [])].map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </>
  );
});

interface AmountProps extends LineRef {
  column: string;
  field: 'coverageaccept' | 'deductible' | 'premium';
  text: string;
  isPlain?: boolean;
  /** Shown at the end of the box, and not sent. */
  unit?: string;
}

const Amount = memo(function Amount({
  index,
  name,
  column,
  field,
  unit = '',
  ...shown
}: AmountProps): ReactNode {
  const id = useId();
  const { coverage } = useQuotation();
  return (
    <>
      <Label id={id} column={column} name={name} />
      <span className={styles.unitFrame}>
        <MoneyInput
          {...shown}
          id={id}
          className={unit ? classes(amountBox, styles.withUnit) : amountBox}
          onText={(typed) => coverage.edit(index, { [field]: typed })}
          {...(unit && { 'aria-describedby': `${id}-unit` })}
          {...(field === 'coverageaccept' && { onBlur: () => coverage.capAccept(index) })}
        />
        {unit && (
          <span id={`${id}-unit`} className={styles.unit}>
            {unit}
          </span>
        )}
      </span>
    </>
  );
});
