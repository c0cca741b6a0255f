import { type FormErrors, useForm } from '@mantine/form';
import type {
  OwnProfile,
  ProfileSetup,
} from '@sidework/contracts/identity/own-profile/own-profile';
import { identityProblems } from '@sidework/contracts/identity/problems';
import { termsVersion } from '@sidework/contracts/identity/terms/terms';
import { texts } from '@sidework/contracts/texts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { createDraft } from '../../lib/draft.ts';
import { showRefusedFields } from '../../lib/forms.ts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { getSession, type Viewer } from '../../lib/session.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { WaitingNote } from '../../ui/notices/waiting-note.tsx';
import { AccountTypeChoice } from './account-type-choice.tsx';
import { AgeQuestion } from './age-question.tsx';
import { BirthDateField } from './birth-date-field.tsx';
import { BusinessFields } from './business-fields.tsx';
import { KidsFields } from './kids-fields.tsx';
import { LocationField } from './location-field.tsx';
import { type ProfileValues, parentHasAnswered, setupOf, valuesOf } from './profile-values.ts';
import { failureText, isTooOldForKids, needsKidsAccount, withItsField } from './refused-profile.ts';
import { WorkFields } from './work-fields.tsx';

interface Props {
  profile: OwnProfile;
  viewer: Viewer;
  onSubmit: (profile: ProfileSetup) => Promise<void>;
  /** Told whether it is a kids account now. */
  onDone: (isKid: boolean) => void;
}

/** The fields that take long to type are kept until the tab is closed. */
const drafts = createDraft<Pick<ProfileValues, 'location' | 'profession' | 'bio'>>({
  name: 'profile',
  empty: { location: '', profession: '', bio: '' },
  where: 'sessionStorage',
});

/** Nothing of a child is kept, also before its account is one of a child. */
function keepDraft({ accountType, location, profession, bio }: ProfileValues) {
  if (accountType === 'sidework_kids') drafts.drop();
  else drafts.keep({ location, profession, bio });
}

/** The contract itself is fetched after the form is seen. Should that fail, the server's own answer is shown. */
const rules = () =>
  import('./profile-rules.ts').then(
    ({ errorsOfProfile }) => errorsOfProfile,
    () => () => ({}),
  );

export function ProfileForm({ profile, viewer, onSubmit: save, onDone }: Props) {
  const { kids } = profile;
  const isStoredKid = profile.accountType === 'sidework_kids';
  const hasAnswered = parentHasAnswered(kids);
  const [isAsking, setAsking] = useState(false);
  const [rightDay, setRightDay] = useState(profile.dateOfBirth);
  const [fixedText, setFixedText] = useState<string | null>(
    isStoredKid ? identityProblems.kids_account_fixed : null,
  );
  const form = useForm<ProfileValues>({
    initialValues: {
      ...valuesOf(profile, viewer),
      ...(!profile.isSetUp && !isStoredKid && drafts.find()),
    },
    onValuesChange: (values) => {
      if (!profile.isSetUp) keepDraft(values);
    },
    validate: async (values) =>
      (await rules())(values, {
        email: Boolean(kids?.parentEmail),
        phone: Boolean(kids?.parentPhone),
        hasAnswered,
      }),
  });
  const { accountType } = form.values;
  const asksForTerms = !profile.isSetUp && accountType !== 'sidework_kids';

  useEffect(() => void rules(), []);

  /** A person who turns out to be a child gets the kids card, with all typed text. */
  function followAge(error: unknown) {
    if (needsKidsAccount(error)) {
      form.setFieldValue('accountType', 'sidework_kids');
      setFixedText(messageOf(error));
    } else if (isTooOldForKids(error) && !isStoredKid) setFixedText(null);
  }

  /** A day of birth that is new is asked about before it is sent. */
  const askedForm = {
    ...form,
    onSubmit: (send: (values: ProfileValues) => void, refuse: (errors: FormErrors) => void) =>
      form.onSubmit((values) => {
        if (values.dateOfBirth === (rightDay ?? '')) send(values);
        else setAsking(true);
      }, refuse),
  };
  const { isBusy, isWaiting, onSubmit, submit } = useSubmit<ProfileValues, void>(askedForm, {
    async send(values) {
      if (!getSession()) throw new Error(texts.profile.noUser);
      const setup = setupOf(values, hasAnswered);
      await save(asksForTerms ? { ...setup, agreedTerms: termsVersion } : setup);
    },
    done: profile.isSetUp ? 'Your profile is saved' : texts.profile.created,
    onSent(_, values) {
      // They are stored, and come back masked.
      form.setValues({ parentEmail: '', parentPhone: '' });
      drafts.drop();
      onDone(values.accountType === 'sidework_kids');
    },
    onRefused(error) {
      // The form itself says it then, and a child has done nothing wrong.
      if (!needsKidsAccount(error)) toastFailure(texts.toastTitles.error, failureText(error));
      // The fields of a kids account have to stand before one of them can take the focus.
      flushSync(() => followAge(error));
      showRefusedFields(form, withItsField(error));
      return true;
    },
    waitsForNetwork: true,
  });

  async function saveRight() {
    setRightDay(form.values.dateOfBirth);
    setAsking(false);
    await submit(form.values);
  }

  const typeChoice = (
    <AccountTypeChoice
      value={accountType}
      fixedText={fixedText}
      isStored={isStoredKid && profile.isSetUp}
      isAdult={!isStoredKid && profile.isSetUp && profile.dateOfBirth !== null}
      onChange={(chosen) => form.setFieldValue('accountType', chosen)}
    />
  );
  return (
    <form noValidate aria-label="Profile" onSubmit={onSubmit}>
      <Stack gap="lg">
        {!profile.isSetUp && typeChoice}
        <TextInput
          label="Full Name"
          withAsterisk
          autoComplete="name"
          {...form.getInputProps('fullName')}
        />
        <LocationField form={form} isKid={accountType === 'sidework_kids'} />
        <BirthDateField form={form} stored={profile.dateOfBirth} />
        {accountType === 'sidework_kids' && (
          <KidsFields form={form} kids={kids} hasAnswered={hasAnswered} />
        )}
        {accountType === 'business_professional' && <BusinessFields form={form} />}
        {accountType !== 'sidework_kids' && <WorkFields form={form} />}
        {profile.isSetUp && typeChoice}
        <WaitingNote isWaiting={isWaiting} what="Your profile is saved" />
        {asksForTerms && (
          <Words tone="soft" isSmall>
            With your profile you agree to the{' '}
            <Link to={paths.terms} target="_blank">
              Terms
            </Link>
            .
          </Words>
        )}
        <PlainButton type="submit" isBusy={isBusy}>
          {profile.isSetUp ? 'Save profile' : 'Complete Profile'}
        </PlainButton>
      </Stack>
      <AgeQuestion
        isOpen={isAsking}
        day={form.values.dateOfBirth}
        onRight={saveRight}
        onWrong={() => setAsking(false)}
      />
    </form>
  );
}
