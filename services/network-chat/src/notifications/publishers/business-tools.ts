import {
  expiryApproached,
  licenseChecked,
  taxPaymentApproached,
} from '@sidework/contracts/business-tools/events';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { ofChange } from '../notice.ts';
import { notifyWhen } from '../notify-when.ts';

/** The notices of business-tools' events. Time or staff raise them, so the actor is the owner. */
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
  notifyWhen(
    'notify-when-license-checked',
    licenseChecked,
    ({ professionalId, name, decision, reason }) => ({
      kind: decision === 'verified' ? 'license_verified' : 'license_not_verified',
      receiverId: professionalId,
      actorId: professionalId,
      title: name,
      details: { ...(reason && { reason }) },
      path: webAddresses.licenseTracker,
    }),
  ),
];
