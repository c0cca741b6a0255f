import { lazy } from 'react';
import { ReportMark } from '../../features/reports/report-choice.tsx';

const PortfolioPhotos = lazy(async () => ({
  default: (await import('../../features/portfolio/portfolio-photos.tsx')).PortfolioPhotos,
}));

/** Readers who are signed in report a photo of the work; visitors only look. */
export const Work = ({ personId, isSignedIn }: { personId: string; isSignedIn: boolean }) => (
  <PortfolioPhotos
    personId={personId}
    reporting={
      isSignedIn
        ? ({ name }, number) => (
            <ReportMark
              label={`Report photo ${number} of the work`}
              about={{
                thing: 'portfolio_photo',
                subjectId: name,
                personId,
                name: `photo ${number} of the work`,
              }}
            />
          )
        : undefined
    }
  />
);
