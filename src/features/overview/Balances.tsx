import type { ReactNode } from 'react';
import { balancesByAge, type AgeGroup } from '@/domain/overview/balances';
import { noTally, plus } from '@/domain/overview/book';
import type { Age, Selection } from '@/domain/overview/selection';
import { balanceSentence, counted, unreadSentence } from '@/domain/overview/sentences';
import type { QuotationRow } from '@/domain/records/quotations';
import { formatUsd } from '@/domain/text/money';
import { classes } from '@/components/ui/classes';
import { Mark, Marks } from './Marks';
import { Picture, type PictureColumn } from './Picture';
import { countText } from './stageColumns';
import { listOf } from './stageLists';
import styles from './overview.module.css';

const fills: Readonly<Record<Age, string>> = {
  'not-due': 'var(--accent)',
  '1-30': 'var(--warn)',
  '31-60': 'var(--warn)',
  '61-90': 'var(--warn)',
  'over-90': 'var(--bad)',
  paid: 'var(--accent)',
  unknown: 'var(--text-muted)',
};

const to = ({ selection }: AgeGroup): string => listOf('binder', selection);

const columns: readonly PictureColumn<AgeGroup>[] = [
  { header: 'Overdue', text: ({ label }) => label },
  { header: 'Binders', text: ({ balance }) => countText(balance), to, isNumber: true },
  { header: 'Balance', text: ({ balance }) => formatUsd(balance.cents), isNumber: true },
  { header: 'Due Now', text: ({ dueNow }) => formatUsd(dueNow), isNumber: true },
];

interface BalancesProps {
  /** The binders of the selection. */
  binders: readonly QuotationRow[];
  selection: Selection;
  today: string;
}

/** What binders owe, by the age of their oldest overdue payment. */
export function Balances({ binders, selection, today }: BalancesProps): ReactNode {
  const groups = balancesByAge(binders, selection, today);
  const highest = Math.max(1, ...groups.map(({ balance }) => balance.cents));
  const { unread } = groups.reduce((sum, { balance }) => plus(sum, balance), noTally);
  return (
    <Picture
      heading="Balances of binders by age"
      summary={balanceSentence(groups)}
      note={unreadSentence(unread)}
      columns={columns}
      rows={binders.length > 0 ? groups : []}
      empty="There is no binder for this period and these filters."
    >
      <Marks>
        <table className={classes(styles.numbers, styles.bars)}>
          <caption className="visually-hidden">Balances of binders by age</caption>
          <thead>
            <tr>
              <th scope="col">Overdue</th>
              <th scope="col" className={styles.barCell}>
                <span className="visually-hidden">Bar</span>
              </th>
              <th scope="col" className={styles.end}>
                Binders
              </th>
              <th scope="col" className={styles.end}>
                Balance
              </th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={group.key}>
                <th scope="row">{group.label}</th>
                <td className={styles.barCell}>
                  <AgeBar group={group} highest={highest} />
                </td>
                <td className={styles.end}>{countText(group.balance)}</td>
                <td className={styles.end}>{formatUsd(group.balance.cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Marks>
    </Picture>
  );
}

const barHeight = 24;

function AgeBar({ group, highest }: { group: AgeGroup; highest: number }): ReactNode {
  const { balance, label, key } = group;
  if (balance.count === 0) return null;
  const width = Math.max(1, (Math.max(0, balance.cents) / highest) * 100);
  return (
    <svg width="100%" height={barHeight} className={styles.svg}>
      <Mark
        label={`${label}: ${counted(balance.count, 'binder')}, balance ${formatUsd(balance.cents)}`}
        to={to(group)}
      >
        <rect className={styles.bar} width={`${String(width)}%`} height={barHeight} fill={fills[key]} />
      </Mark>
    </svg>
  );
}
