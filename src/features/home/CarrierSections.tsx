import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useViewBDXInboundQuery, useViewBDXOutboundQuery } from '@/api/bordereau';
import { InlineError } from '@/components/feedback/InlineError';
import { Skeleton } from '@/components/ui/Skeleton';
import { nextPeriod } from '@/domain/attention';
import { canImportCarrier, carrierStatus, showPeriod } from '@/domain/bordereau';
import { today } from '@/domain/text/dateText';
import type { BordereauFile } from '@/domain/records/bordereau';
import { linkTo } from '@/paths';
import { useCarrierSession } from '@/session/useSession';
import { AttentionSection } from './AttentionSection';
import { HomeSection, SectionRows, type SectionRow } from './HomeSection';
import { carrierSections } from './homeSections';
import styles from './homeSections.module.css';

/** How many of the files that were sent are shown; the link leads to all of them. */
const mostSent = 5;

const toImport = `${linkTo('/client_user_BDX_filerecived')}?show=to-import`;
const sentFiles = linkTo('/client_user_BDX_fileupload');

/** What waits for a carrier or a client BDX user, below the cards of the home page. The lists load one after the other. */
export function CarrierSections(): ReactNode {
  const { clientId, carrierId } = useCarrierSession();
  const [isReceivedSettled, setReceivedSettled] = useState(false);
  // A sign-in that could not read the carrier's record does not know whose files to ask for.
  if (clientId === '') return null;
  const ids = { client_id: clientId, career_id: carrierId };
  return (
    <section className={styles.part} aria-labelledby="needs-attention">
      <h2 id="needs-attention">Needs attention</h2>
      <div className={styles.sections}>
        <Received ids={ids} onSettled={() => setReceivedSettled(true)} />
        {isReceivedSettled && <Sent ids={ids} />}
      </div>
    </section>
  );
}

type FileIds = Parameters<typeof useViewBDXInboundQuery>[0];

const receivedLine = ({ file_name, sender_name, period }: BordereauFile): SectionRow => ({
  to: toImport,
  name: file_name,
  detail: sender_name,
  note: showPeriod(period),
});

function Received({ ids, onSettled }: { ids: FileIds; onSettled: () => void }): ReactNode {
  return (
    <AttentionSection
      area="bdx"
      id="filesReceived"
      heading={carrierSections.filesReceived}
      query={useViewBDXInboundQuery(ids)}
      matches={canImportCarrier}
      line={receivedLine}
      listLink={toImport}
      onSettled={onSettled}
    />
  );
}

/** The files that were sent last with their status, and the period for which none was sent. */
function Sent({ ids }: { ids: FileIds }): ReactNode {
  const headingId = useId();
  const { data, isError, refetch } = useViewBDXOutboundQuery(ids);
  const [day] = useState(() => today(new Date()));
  const period = data && nextPeriod(data, day);
  const latest = data && [...data].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  return (
    <>
      {period && <NextPeriod period={period} />}
      <HomeSection
        area="bdx"
        id="filesSent"
        heading={carrierSections.filesSent}
        headingId={headingId}
        count={data?.length}
      >
        {latest ? (
          <>
            {latest.length > 0 ? (
              <SectionRows
                labelledBy={headingId}
                rows={latest.slice(0, mostSent).map((file) => ({
                  to: sentFiles,
                  name: file.file_name,
                  detail: showPeriod(file.period),
                  note: carrierStatus(file),
                }))}
              />
            ) : (
              <p className={styles.empty}>No file was sent yet</p>
            )}
            <Link className={styles.all} to={sentFiles}>
              Show in the list<span className="visually-hidden">{` (${carrierSections.filesSent})`}</span>
            </Link>
          </>
        ) : isError ? (
          <InlineError text="Could not load" onRetry={refetch} />
        ) : (
          <Skeleton />
        )}
      </HomeSection>
    </>
  );
}

function NextPeriod({ period }: { period: string }): ReactNode {
  const headingId = useId();
  return (
    <HomeSection
      area="bdx"
      id="nextPeriod"
      heading={carrierSections.nextPeriod}
      headingId={headingId}
      isUrgent
      count={1}
    >
      <SectionRows
        labelledBy={headingId}
        rows={[
          {
            to: linkTo('/client_user_BDX_add_fileupload'),
            name: `Upload the file for ${period}`,
            detail: 'No file was sent for this period yet',
            note: '',
          },
        ]}
      />
    </HomeSection>
  );
}
