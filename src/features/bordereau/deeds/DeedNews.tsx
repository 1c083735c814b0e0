import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { classes } from '@/components/classes';
import { Icon } from '@/components/Icon';
import { QuietFailure } from '@/components/QuietFailure';
import type { Deed } from './useDeed';
import styles from './DeedNews.module.css';

export interface DeedWords {
  /** 'Sending' */
  doing: string;
  /** 'sent' */
  done: string;
  /** 'send' */
  verb: string;
}

export interface DeedNewsProps {
  deed: Deed;
  words: DeedWords;
  /** Among the tools above a list, where it takes a line of its own. */
  isInList?: boolean;
}

/** How an import, an approval or a sending stands. A lost answer is shown whatever the notices are set to. */
export function DeedNews({ deed, words, isInList }: DeedNewsProps): ReactNode {
  const { current } = deed;
  if (current.state === 'idle') return null;
  const name = <bdi>{current.file.file_name}</bdi>;
  const place = isInList && styles.inList;
  switch (current.state) {
    case 'busy':
      return (
        <p className={classes(styles.busy, place)} role="status">
          {words.doing} {name}…
        </p>
      );
    case 'refused':
      return (
        <div className={classes(styles.news, place)}>
          <QuietFailure text="Not saved" onRetry={() => deed.ask(current.file)}>
            <span>{name}</span>
          </QuietFailure>
        </div>
      );
    case 'unconfirmed':
      return (
        <div className={classes(styles.unconfirmed, place)} role="status">
          <Icon name="warning" />
          <p>
            It is not confirmed whether {name} was {words.done}. {outcomeText(current.reread, words.verb)}
          </p>
          {current.reread === 'failed' && (
            <Button size="small" icon="retry" onClick={deed.readAgain}>
              Read again
            </Button>
          )}
        </div>
      );
  }
}

function outcomeText(reread: 'underWay' | 'failed' | 'done', verb: string): string {
  switch (reread) {
    case 'underWay':
      return 'Reading it again…';
    case 'failed':
      return `It could not be read again, and until then you cannot ${verb} it.`;
    case 'done':
      return `It has been read again: look at where it stands before you ${verb} it once more.`;
  }
}
