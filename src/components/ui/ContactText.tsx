import type { ReactNode } from 'react';
import { withHtmlLineEnds } from '@/domain/text/lineEnds';
import styles from './ContactText.module.css';

/** A phone number or an email address, as a link where it has one. In print only the text is shown. */
export function ContactText({
  text,
  link,
  className,
}: {
  text: string;
  link: string | undefined;
  className?: string | undefined;
}): ReactNode {
  const content = (
    <bdi translate="no" className={className}>
      {withHtmlLineEnds(text)}
    </bdi>
  );
  return link === undefined ? (
    content
  ) : (
    <a href={link} className={styles.link}>
      {content}
    </a>
  );
}
