import { useState, type ReactNode } from 'react';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { noTally, total, type Group, type Stage } from '@/domain/overview/book';
import { counted, shareSentence } from '@/domain/overview/sentences';
import { formatUsd } from '@/domain/text/money';
import { Legend } from './Legend';
import { Mark, Marks } from './Marks';
import { Picture } from './Picture';
import { countText, stageColumns, unreadNote } from './stageColumns';
import { listOf, markLabel } from './stageLists';
import { stageFill } from './StagePatterns';
import styles from './overview.module.css';

/** The most rows that are shown before the user asks for all. */
const mostRows = 12;

interface BreakdownProps {
  heading: string;
  /** What the groups are: 'LOB'. */
  header: string;
  groups: readonly Group[];
  shown: readonly Stage[];
  empty: string;
  /** The premium of a group by month, for a small line in its row. */
  monthsOf?: (group: Group) => readonly Group[];
}

/** Premium and number of records of groups: a table with bars. */
export function Breakdown({ heading, header, groups, shown, empty, monthsOf }: BreakdownProps): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? groups : groups.slice(0, mostRows);
  const highest = Math.max(1, ...groups.map(({ tallies }) => total(tallies).cents));
  return (
    <Picture
      heading={heading}
      summary={shareSentence(groups)}
      note={unreadNote(groups)}
      columns={stageColumns(header, shown)}
      rows={groups}
      empty={empty}
      isWide={monthsOf !== undefined}
    >
      <Marks>
        <table className={classes(styles.numbers, styles.bars)}>
          <caption className="visually-hidden">{heading}</caption>
          <thead>
            <tr>
              <th scope="col">{header}</th>
              {monthsOf && (
                <th scope="col" className={styles.sparkline}>
                  By month
                </th>
              )}
              <th scope="col" className={styles.barCell}>
                <span className="visually-hidden">By stage</span>
              </th>
              <th scope="col" className={styles.end}>
                Records
              </th>
              <th scope="col" className={styles.end}>
                Premium
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((group) => (
              <tr key={group.key}>
                <th scope="row" className={styles.name} translate="no">
                  {group.label}
                </th>
                {monthsOf && (
                  <td className={styles.sparkline}>
                    <Sparkline months={monthsOf(group)} />
                  </td>
                )}
                <td className={styles.barCell}>
                  <StageBar group={group} shown={shown} highest={highest} />
                </td>
                <td className={styles.end}>{countText(total(group.tallies))}</td>
                <td className={styles.end}>{formatUsd(total(group.tallies).cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Marks>
      <div className={styles.below}>
        <Legend shown={shown} />
        {groups.length > mostRows && (
          <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${String(groups.length)}`}
          </Button>
        )}
      </div>
    </Picture>
  );
}

const barHeight = 24;
/** The least width of a mark, in percent, so that it can be seen. */
const leastWidth = 0.75;

/** The stages of a group in one bar, whose length is the premium. */
function StageBar({
  group,
  shown,
  highest,
}: {
  group: Group;
  shown: readonly Stage[];
  highest: number;
}): ReactNode {
  const scale = scaleLinear({ domain: [0, highest], range: [0, 100] });
  const widths = shown.map((stage) => {
    const { count, cents } = group.tallies[stage] ?? noTally;
    return count === 0 ? 0 : Math.max(leastWidth, scale(cents));
  });
  const startOf = (index: number): number => widths.slice(0, index).reduce((sum, width) => sum + width, 0);
  return (
    <svg width="100%" height={barHeight} className={styles.svg}>
      {shown.map((stage, index) => {
        const tally = group.tallies[stage] ?? noTally;
        if (tally.count === 0) return null;
        return (
          <Mark key={stage} label={markLabel(stage, group.label, tally)} to={listOf(stage, group.selection)}>
            <rect
              className={styles.bar}
              x={`${String(startOf(index))}%`}
              width={`${String(widths[index] ?? 0)}%`}
              height={barHeight}
              fill={stageFill[stage]}
            />
          </Mark>
        );
      })}
    </svg>
  );
}

const line = { width: 120, height: 24 };

/** A small line of the premium by month. */
function Sparkline({ months }: { months: readonly Group[] }): ReactNode {
  const sums = months.map(({ tallies }) => Math.max(0, total(tallies).cents));
  const highest = Math.max(1, ...sums);
  const best = months[sums.indexOf(highest)];
  const x = scaleLinear({ domain: [0, Math.max(1, sums.length - 1)], range: [1, line.width - 1] });
  const y = scaleLinear({ domain: [0, highest], range: [line.height - 2, 2] });
  const label = best
    ? `By month: highest in ${best.label}, ${formatUsd(highest)}`
    : `By month: ${counted(months.length, 'month')} without premium`;
  return (
    <svg width={line.width} height={line.height} role="img" aria-label={label} className={styles.svg}>
      <LinePath
        data={[...sums.entries()]}
        x={([index]) => x(index)}
        y={([, sum]) => y(sum)}
        stroke="var(--accent)"
        strokeWidth={1.5}
        fill="none"
      />
    </svg>
  );
}
