import type { FreeTimes } from '@sidework/contracts/client-services/bookings';
import { formatCents } from '@sidework/contracts/kernel/money';
import type { BookingChoice } from '@sidework/contracts/marketplace/gig-offer';
import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { texts } from '@sidework/contracts/texts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { feeToCancel } from '../../lib/agreed-terms.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useIdempotencyKey } from '../../lib/forms.ts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { lengthText, spanText } from './clock-text.ts';
import type { useFreeTimes } from './use-free-times.ts';

type Question = NonNullable<GigView['offer']>['questions'][number];

interface Line {
  label: string;
  cents: number;
}

/** The part of the gig that is booked, with what it costs. */
export interface Chosen {
  choice: BookingChoice;
  /** The package; without one the price of the calendar counts. */
  packageLine: Line | undefined;
  extraLines: Line[];
}

export interface BookTimeProps {
  week: FreeTimes;
  gig: GigView;
  chosen: Chosen;
  book: ReturnType<typeof useFreeTimes>['book'];
  refresh: ReturnType<typeof useFreeTimes>['refresh'];
}

/** The free time that was chosen, with its price and the questions of the gig. */
export function BookTime({
  week,
  gig,
  chosen,
  book,
  refresh,
  time,
}: BookTimeProps & { time: string }) {
  const { isBusy, run } = useBusy();
  const { questions = [] } = gig.offer ?? {};
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [isAsked, setAsked] = useState(false);
  const isMissing = ({ text, isRequired }: Question) => isRequired && !answers[text]?.trim();
  const keyFor = useKeyOfBody();
  const navigate = useNavigate();
  const { minutes, timeZone } = week;
  const { packageLine, extraLines } = chosen;
  const baseCents = packageLine?.cents ?? week.amountCents;
  const amountCents = extraLines.reduce((sum, { cents }) => sum + cents, baseCents);
  const lines = [packageLine ?? { label: 'The service', cents: baseCents }, ...extraLines];
  const endsAt = new Date(Date.parse(time) + minutes * 60_000).toISOString();

  const send = () => {
    setAsked(true);
    if (questions.some(isMissing)) return;
    return run(async () => {
      try {
        const given = questions.map(({ text }) => ({
          question: text,
          answer: answers[text] ?? '',
        }));
        const choice = { ...chosen.choice, answers: given };
        const wish = { gigId: gig.id, startsAt: time, amountCents, minutes, choice };
        const { serviceId } = await book(wish, keyFor(wish));
        toastSuccess('Your appointment is booked');
        void navigate(paths.service(serviceId));
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
        if (isDecided(error)) await refresh();
      }
    });
  };

  return (
    <>
      {questions.map((question) => (
        <TextInput
          key={question.text}
          label={question.text}
          withAsterisk={question.isRequired}
          value={answers[question.text] ?? ''}
          error={isAsked && isMissing(question) && 'Please answer this question.'}
          onChange={({ currentTarget }) =>
            setAnswers({ ...answers, [question.text]: currentTarget.value })
          }
        />
      ))}
      {extraLines.length > 0 &&
        lines.map(({ label, cents }) => (
          <Row key={label} justify="between">
            <span>{label}</span>
            <span>{formatCents(cents)}</span>
          </Row>
        ))}
      <Row justify="between">
        <span>{lengthText(minutes)}</span>
        <span>
          You pay <b>{formatCents(amountCents)}</b>
        </span>
      </Row>
      <PlainButton isBusy={isBusy} onClick={() => void send()}>
        Book {spanText(time, endsAt, timeZone)}
      </PlainButton>
      <Words>
        It becomes a service of yours. You pay in on its page, and Sidework holds the money until
        you release it.
      </Words>
      <Words>
        {feeToCancel('client')} The professional can cancel at no cost before the work begins.
      </Words>
    </>
  );
}

/** The booking may stand although its answer was lost, so the same key is sent again. */
const isDecided = (error: unknown) => error instanceof ApiError && error.status === 409;

/** Each body that is sent has a key of its own, since one key is good for one body. */
function useKeyOfBody() {
  const key = useIdempotencyKey();
  const bodies = useRef<string[]>([]);
  return (body: object) => {
    const text = JSON.stringify(body);
    if (!bodies.current.includes(text)) bodies.current.push(text);
    return `${key}-${bodies.current.indexOf(text)}`;
  };
}
