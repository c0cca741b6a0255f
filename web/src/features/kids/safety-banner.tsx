import { IconShieldCheck } from '@tabler/icons-react';
import { Banner } from '../../ui/notices/banner.tsx';
import { kidsTexts } from './kids-texts.ts';

/** A child needs to know it before it takes work from strangers. */
export const SafetyBanner = () => (
  <Banner label="Stay safe" icon={<IconShieldCheck size={22} aria-hidden />}>
    <strong>{kidsTexts.safetyTitle}</strong> {kidsTexts.safety}
  </Banner>
);
