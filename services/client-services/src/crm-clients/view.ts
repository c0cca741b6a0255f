import { toPersonCard } from '@sidework/chassis/people/people';
import type { CrmClientView } from '@sidework/contracts/client-services/crm-clients';
import { maskedEmail, maskedPhone } from '@sidework/contracts/kernel/masked-contact';
import type { ShownCrmClient } from './queries.ts';

export function toCrmClientView({
  crmClient,
  client,
  contact,
  isRelated,
}: ShownCrmClient): CrmClientView {
  const { email = null, phone = null } = contact ?? {};
  return {
    ...crmClient,
    client: client && toPersonCard(client),
    email: email && (isRelated ? email : maskedEmail(email)),
    phone: phone && (isRelated ? phone : maskedPhone(phone)),
    createdAt: crmClient.createdAt.toISOString(),
  };
}
