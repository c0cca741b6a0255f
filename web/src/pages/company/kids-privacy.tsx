import { MailLink } from '../../ui/layout/prose.tsx';
import { operator } from './operator.ts';

/** The notice that a parent is referred to; it has an address of its own, `/privacy#kids`. */
export function KidsPrivacy() {
  return (
    <section id="kids" aria-labelledby="kids-title">
      <h2 id="kids-title">Kids&apos; privacy notice</h2>
      <p>
        Kids accounts are for ages 17 and younger. This is what holds for them, in plain words for
        kids and parents alike.
      </p>
      <ul>
        <li>
          <strong>A parent or guardian decides.</strong> Before a kids account can be used we ask
          the parent or guardian for consent and check that they are who they say. Consent can be
          taken back at any time, and takes effect at once.
        </li>
        <li>
          <strong>We ask for little.</strong> From the child: name, date of birth, state. From the
          parent: name, email address and phone number. No photo, no address, no school.
        </li>
        <li>
          <strong>Others see even less.</strong> A first name, the first letter of the last name,
          and the state. Kids are never listed to adults as people to contact.
        </li>
        <li>
          <strong>Messages are recorded</strong> and can be read by the parent or guardian, and by
          our safety team if something is reported. Kids see a note about this where they write.
        </li>
        <li>
          <strong>We never</strong> show advertisements to a child, sell or share a child&apos;s
          data, or ask a child for more than a task needs.
        </li>
        <li>
          <strong>It ends.</strong> A child&apos;s messages are erased 12 months after the account
          ends, or sooner when the parent or guardian asks.
        </li>
      </ul>
      <p>
        Parents and guardians can see, correct and delete everything we hold about their child, and
        refuse that we keep more: write to <MailLink address={operator.privacyEmail} />.
      </p>
    </section>
  );
}
