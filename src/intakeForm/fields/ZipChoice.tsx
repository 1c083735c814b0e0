import { useContext, useEffect, type ReactNode } from 'react';
import { announce } from '@/components/feedback/announce';
import type { AnswerField } from '../state/answerField';
import { useZipOffer, ZipContext } from './answerProps';
import styles from './Answer.module.css';

/** The cities of a zip code that has several. The first one is filled in until the user chooses another. */
export function ZipChoice({ cell }: { cell: AnswerField }): ReactNode {
  const zips = useContext(ZipContext);
  const offer = useZipOffer(cell);
  const zipcode = offer?.zipcode;
  const count = offer?.cities.length ?? 0;

  useEffect(() => {
    if (zipcode !== undefined) announce(`${count} cities have the zip code ${zipcode}`);
  }, [zipcode, count]);

  if (!offer) return null;
  return (
    <div role="group" aria-label={`City for ${offer.zipcode}`} className={styles.cities}>
      {offer.cities.map(({ city_name }, index) => (
        <button
          key={`${index} ${city_name}`}
          type="button"
          className={styles.city}
          aria-pressed={index === offer.chosen}
          onClick={() => zips?.choose(cell, index)}
        >
          <bdi translate="no">{city_name}</bdi>
        </button>
      ))}
    </div>
  );
}
