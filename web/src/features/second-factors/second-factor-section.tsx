import { getSettings } from '@sidework/contracts/identity/accounts/auth';
import { useApi } from '../../lib/api.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Item, ItemList } from '../../ui/rows/item-list.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { AddFactor, iconOf } from './add-factor.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { nameOf, type SecondFactor, useSecondFactors } from './use-second-factors.ts';

export function SecondFactorSection() {
  const { factors, error, reload } = useSecondFactors();
  const { data: settings } = useApi(getSettings);
  const isOn = factors !== undefined && factors.steps.length > 0;
  return (
    <SettingsSection
      title="Two-step verification"
      purpose="After your password, signing in asks for something only you have. Someone who guesses your password still cannot get in."
      state={factors && <Chip meaning={isOn ? 'open' : 'over'}>{isOn ? 'On' : 'Off'}</Chip>}
    >
      {error && !factors ? (
        <ErrorNotice error={error} onRetry={reload} />
      ) : !factors ? (
        <ListSkeleton rows={1} label="Loading your second steps" />
      ) : (
        <>
          {isOn && (
            <ItemList label="Second steps">
              {factors.steps.map((factor) => (
                <FactorItem key={factor.id} factor={factor} />
              ))}
            </ItemList>
          )}
          <AddFactor kinds={settings?.mfa_factor_types ?? []} factors={factors} onAdded={reload} />
        </>
      )}
    </SettingsSection>
  );
}

function FactorItem({ factor }: { factor: SecondFactor }) {
  const Icon = iconOf[factor.kind];
  return (
    <Item
      icon={<Icon size={20} />}
      title={factor.name}
      details={
        <>
          {factor.name !== nameOf[factor.kind] && `${nameOf[factor.kind]} · `}Added{' '}
          <DateText moment={factor.addedAt} />
        </>
      }
      actions={<RemoveFactor factor={factor} />}
    />
  );
}
