import { IconMoodKid } from '@tabler/icons-react';
import { Banner } from '../../ui/notices/banner.tsx';
import { kidsTexts } from './kids-texts.ts';

/** Says on the landing page for whom it is made. */
export const KidsBanner = () => (
  <Banner label="Your account" look="across" icon={<IconMoodKid size={22} aria-hidden />}>
    <strong>{kidsTexts.banner}</strong> You see youth jobs only. Your parent or guardian looks after
    this account with you.
  </Banner>
);
