import type { ReactNode } from 'react';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStack } from '@visx/shape';
import { noTally, stages, total, type Group, type Stage } from '@/domain/overview/book';
import { monthOnly } from '@/domain/overview/periods';
import { premiumSentence } from '@/domain/overview/sentences';
import { Legend } from './Legend';
import { Mark, Marks } from './Marks';
import { Picture } from './Picture';
import { stageColumns, unreadNote } from './stageColumns';
import { listOf, markLabel } from './stageLists';
import { stageFill } from './StagePatterns';
import styles from './overview.module.css';

interface PremiumByMonthProps {
  groups: readonly Group[];
  /** The stages whose lists the user may open. */
  shown: readonly Stage[];
  /** The user's own day, YYYY-MM-DD. */
  today: string;
}

/** Premium by effective month, stacked by stage. */
export function PremiumByMonth({ groups, shown, today }: PremiumByMonthProps): ReactNode {
  const { parentRef, width } = useParentSize({ initialSize: { width: 720 }, debounceTime: 50 });
  const hasRecords = groups.some(({ tallies }) => total(tallies).count > 0);
  return (
    <Picture
      heading="Premium by effective month"
      summary={premiumSentence(groups, today)}
      note={unreadNote(groups)}
      columns={stageColumns('Effective month', shown)}
      rows={hasRecords ? groups : []}
      empty="There is no record for this period and these filters."
      isWide
    >
      <Marks>
        <div ref={parentRef} className={styles.chart}>
          <Columns groups={groups} shown={shown} width={width} />
        </div>
      </Marks>
      <Legend shown={shown} />
    </Picture>
  );
}

const height = 260;
const margin = { top: 12, right: 4, bottom: 28, left: 56 };
const widthOfLabel = 44;
const tickCount = 4;
/** The least height of a mark, so that it can be seen. */
const leastHeight = 2;

const compactUsd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** 'Oct', with the year in January and in the first column; other groups keep their label. */
function tickText(key: string, index: number, groups: readonly Group[]): string {
  const name = monthOnly(key).slice(0, 3);
  if (name === '') return groups.find((group) => group.key === key)?.label ?? '';
  return index === 0 || name === 'Jan' ? `${name} ’${key.slice(2, 4)}` : name;
}

type Sums = Readonly<Record<Stage, number>> & { readonly key: string };

/** A negative sum has no height; the table shows it. */
function sumsOf({ key, tallies }: Group): Sums {
  const cents = (stage: Stage): number => Math.max(0, tallies[stage]?.cents ?? 0);
  return { key, quotation: cents('quotation'), binder: cents('binder'), policy: cents('policy') };
}

function Columns({
  groups,
  shown,
  width,
}: Pick<PremiumByMonthProps, 'groups' | 'shown'> & { width: number }): ReactNode {
  const inner = {
    width: Math.max(1, width - margin.left - margin.right),
    height: height - margin.top - margin.bottom,
  };
  const sums = groups.map(sumsOf);
  const highest = Math.max(1, ...sums.map(({ quotation, binder, policy }) => quotation + binder + policy));
  const x = scaleBand({ domain: groups.map(({ key }) => key), range: [0, inner.width], padding: 0.25 });
  const y = scaleLinear({ domain: [0, highest], range: [inner.height, 0], nice: true });
  const labelEvery = Math.ceil((groups.length * widthOfLabel) / inner.width);
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      className={styles.svg}
    >
      <g transform={`translate(${String(margin.left)},${String(margin.top)})`}>
        <g aria-hidden="true" className={styles.axis}>
          {y.ticks(tickCount).map((cents) => (
            <line key={cents} x2={inner.width} y1={y(cents)} y2={y(cents)} />
          ))}
          <AxisLeft
            scale={y}
            numTicks={tickCount}
            tickFormat={(cents) => compactUsd.format(Number(cents) / 100)}
            hideAxisLine
            hideTicks
          />
          <AxisBottom
            scale={x}
            top={inner.height}
            tickValues={groups.map(({ key }) => key).filter((_key, index) => index % labelEvery === 0)}
            tickFormat={(key, index) => tickText(key, index, groups)}
            hideTicks
          />
        </g>
        <BarStack<Sums, Stage>
          data={sums}
          keys={[...shown].toReversed()}
          x={({ key }) => key}
          xScale={x}
          yScale={y}
          color={(stage) => stageFill[stage]}
        >
          {(stacks) =>
            groups.map((group, index) =>
              stages.map((stage) => {
                const bar = stacks.find(({ key }) => key === stage)?.bars[index];
                const tally = group.tallies[stage] ?? noTally;
                if (!bar || tally.count === 0) return null;
                const barHeight = Math.max(leastHeight, bar.height);
                return (
                  <Mark
                    key={`${group.key} ${stage}`}
                    label={markLabel(stage, group.label, tally)}
                    to={listOf(stage, group.selection)}
                  >
                    <rect
                      className={styles.bar}
                      x={bar.x}
                      y={bar.y + bar.height - barHeight}
                      width={bar.width}
                      height={barHeight}
                      fill={bar.color}
                    />
                  </Mark>
                );
              }),
            )
          }
        </BarStack>
      </g>
    </svg>
  );
}
