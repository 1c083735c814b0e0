import type { ReactNode } from 'react';
import { conversion, noTally, percent, stages, type Group, type Stage } from '@/domain/overview/book';
import { percentText, pipelineSentence } from '@/domain/overview/sentences';
import { formatUsd } from '@/domain/text/money';
import { classes } from '@/components/ui/classes';
import { Mark, Marks } from './Marks';
import { Picture, type PictureColumn } from './Picture';
import { countText, stageColumns, unreadNote } from './stageColumns';
import { listOf, stageLists } from './stageLists';
import { stageFill } from './StagePatterns';
import styles from './overview.module.css';

function approvedShare({ tallies }: Group): string {
  const found = conversion(tallies);
  return found ? percentText(percent(found.approved, found.all)) : '';
}

function paidShare({ tallies }: Group): string {
  const found = conversion(tallies);
  return found ? percentText(percent(found.paid, found.approved)) : '';
}

const columns: readonly PictureColumn<Group>[] = [
  ...stageColumns('LOB', stages),
  { header: 'Share approved', text: approvedShare, isNumber: true },
  { header: 'Share paid in full', text: paidShare, isNumber: true },
];

interface PipelineProps {
  /** All records of the selection as one group. */
  all: Group;
  groups: readonly Group[];
}

/** Where the records are on their way from quotation to policy, and the share that goes on, by LOB. It needs all three lists. */
export function Pipeline({ all, groups }: PipelineProps): ReactNode {
  const rows = [all, ...groups];
  const counts = groups.flatMap(({ tallies }) => stages.map((stage) => tallies[stage]?.count ?? 0));
  const highest = Math.max(1, ...counts);
  return (
    <Picture
      heading="From quotation to policy"
      summary={pipelineSentence(all.tallies)}
      note={unreadNote([all])}
      columns={columns}
      rows={groups.length > 0 ? rows : []}
      empty="There is no record for this period and these filters."
      isWide
    >
      <Marks>
        <div className={styles.scroll}>
          <table className={classes(styles.numbers, styles.pipeline)}>
            <caption className="visually-hidden">From quotation to policy</caption>
            <thead>
              <tr>
                <th scope="col">LOB</th>
                <th scope="col">Quotations</th>
                <th scope="col" className={styles.shareHead}>
                  <span aria-hidden="true">→ </span>
                  <span className="visually-hidden">Share approved</span>
                </th>
                <th scope="col">Approved (binders)</th>
                <th scope="col" className={styles.shareHead}>
                  <span aria-hidden="true">→ </span>
                  <span className="visually-hidden">Share paid in full</span>
                </th>
                <th scope="col">Paid in full (policies)</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((group, index) => {
                const scale = group === all ? undefined : highest;
                return (
                  <tr key={index} className={group === all ? styles.all : undefined}>
                    <th scope="row" className={styles.name} translate="no">
                      {group.label}
                    </th>
                    <StageCell stage="quotation" group={group} highest={scale} />
                    <td className={styles.share}>{approvedShare(group)}</td>
                    <StageCell stage="binder" group={group} highest={scale} />
                    <td className={styles.share}>{paidShare(group)}</td>
                    <StageCell stage="policy" group={group} highest={scale} />
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </Marks>
    </Picture>
  );
}

const barHeight = 6;

interface StageCellProps {
  stage: Stage;
  group: Group;
  /** The number of records whose bar is as wide as the cell; without it there is no bar. */
  highest: number | undefined;
}

function StageCell({ stage, group, highest }: StageCellProps): ReactNode {
  const tally = group.tallies[stage] ?? noTally;
  return (
    <td>
      <Mark to={listOf(stage, group.selection)}>
        <span className={styles.stage}>
          <span className="visually-hidden">{`${stageLists[stage].plural}, ${group.label}: `}</span>
          <span className={styles.count}>{countText(tally)}</span>
          <span className="visually-hidden">{tally.count === 1 ? ' record, ' : ' records, '}</span>
          <span>{formatUsd(tally.cents)}</span>
        </span>
        {highest !== undefined && (
          <svg width="100%" height={barHeight} className={styles.svg} aria-hidden="true">
            <rect
              className={styles.bar}
              width={`${String((tally.count / highest) * 100)}%`}
              height={barHeight}
              fill={stageFill[stage]}
            />
          </svg>
        )}
      </Mark>
    </td>
  );
}
