import { skipToken } from '@reduxjs/toolkit/query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useViewBDXInboundQuery, useViewBDXOutboundQuery } from '@/api/bordereau';
import { runtimeConfig } from '@/api/runtime';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { PageHeader } from '@/components/ui/PageHeader';
import { nextPeriod } from '@/domain/attention';
import { canImportCarrier, carrierStatus, showPeriod } from '@/domain/bordereau';
import { timeOf, today } from '@/domain/text/dates';
import type { BordereauFile } from '@/domain/records/bordereau';
import { linkTo } from '@/paths';
import { useCarrierSession } from '@/session/useSession';
import { AttentionSection } from './AttentionSection';
import { HomeCards } from './HomeCards';
import { HomeSection, type SectionRow } from './HomeSection';
import { carrierSections } from './homeSections';
import { SectionGroup } from './SectionGroup';

const toImport = `${linkTo('/client_user_BDX_filerecived')}?show=to-import`;
const sentFiles = linkTo('/client_user_BDX_fileupload');

/** The home of carriers and client BDX users, with the cards of the administration's home. */
export function CarrierHomePage(): ReactElement {
  return (
    <>
      <PageHeader
        heading="Dashboard"
        breadcrumbs={[{ label: 'Home', to: linkTo('/client_user_BDX_home') }]}
      />
      <HomeCards />
      {runtimeConfig().homeLists === 'on' && (
        <ErrorBoundary>
          <CarrierSections />
        </ErrorBoundary>
      )}
    </>
  );
}

/**
 * The files of a carrier or a client BDX user that need attention, below the cards. The lists load one after
 * the other.
 */
function CarrierSections(): ReactNode {
  const { clientId, carrierId } = useCarrierSession();
  /** Whether no received file can be imported; undefined until the files have loaded. */
  const [isReceivedEmpty, setReceivedEmpty] = useState<boolean>();
  const [isSentSettled, setSentSettled] = useState(false);
  // If the sign-in could not read the carrier's record, it is unknown whose files to fetch.
  const ids = clientId === '' ? undefined : { client_id: clientId, career_id: carrierId };
  const received = useViewBDXInboundQuery(ids ?? skipToken);
  if (!ids) return null;
  return (
    <SectionGroup
      heading="Needs attention"
      isWaiting={!isSentSettled}
      empty={isReceivedEmpty ? [carrierSections.filesReceived] : []}
    >
      <AttentionSection
        area="bdx"
        id="filesReceived"
        heading={carrierSections.filesReceived}
        query={received}
        matches={canImportCarrier}
        line={receivedLine}
        listLink={toImport}
        onSettled={setReceivedEmpty}
      />
      {isReceivedEmpty !== undefined && <Sent ids={ids} onSettled={() => setSentSettled(true)} />}
    </SectionGroup>
  );
}

const receivedLine = ({ file_name, sender_name, period }: BordereauFile): SectionRow => ({
  to: toImport,
  name: file_name,
  detail: sender_name,
  note: showPeriod(period),
});

const newestFirst = (one: BordereauFile, other: BordereauFile): number =>
  (timeOf(other.createdAt) ?? 0) - (timeOf(one.createdAt) ?? 0);

const sentLine = (file: BordereauFile): SectionRow => ({
  to: sentFiles,
  name: file.file_name,
  detail: showPeriod(file.period),
  note: carrierStatus(file),
});

interface SentProps {
  ids: Parameters<typeof useViewBDXOutboundQuery>[0];
  onSettled: () => void;
}

/** The latest sent files with their status, and the first period without a sent file. */
function Sent({ ids, onSettled }: SentProps): ReactNode {
  const query = useViewBDXOutboundQuery(ids);
  const [day] = useState(() => today(new Date()));
  const period = query.data && nextPeriod(query.data, day);
  return (
    <>
      {period && (
        <HomeSection
          area="bdx"
          id="nextPeriod"
          heading={carrierSections.nextPeriod}
          isUrgent
          count={1}
          rows={[
            {
              to: linkTo('/client_user_BDX_add_fileupload'),
              name: `Upload the file for ${period}`,
              detail: 'No file was sent for this period yet',
              note: '',
            },
          ]}
        />
      )}
      <AttentionSection
        // When its height changes, it is mounted again: moving it would count as a layout shift.
        key={period}
        area="bdx"
        id="filesSent"
        heading={carrierSections.filesSent}
        query={query}
        compare={newestFirst}
        line={sentLine}
        listLink={sentFiles}
        empty="No file was sent yet"
        onSettled={onSettled}
      />
    </>
  );
}
