import { expiryApproached, taxPaymentApproached } from '@sidework/contracts/business-tools/events';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { ofChange } from '../notice.ts';
import { notifyWhen } from '../notify-when.ts';

/** The notices of business-tools' events. Time raises them, so the actor is the owner. */
export const businessToolsNotifications = [
  notifyWhen(
    'notify-when-expiry-approached',
    expiryApproached,
    ({ professionalId, name, expiresOn }) => ({
      kind: 'expiry_approached',
      receiverId: professionalId,
      actorId: professionalId,
      title: name,
      details: { day: expiresOn },
      path: webAddresses.licenseTracker,
    }),
  ),
  notifyWhen(
    'notify-when-tax-payment-approached',
    taxPaymentApproached,
    ({ paymentId, professionalId, title, dueOn, amountCents }) =>
      ofChange(
        {
          kind: 'tax_payment_approached',
          receiverId: professionalId,
          title,
          actorId: professionalId,
          details: { day: dueOn, amountCents },
          path: webAddresses.taxTracker,
        },
        paymentId,
      ),
  ),
];
