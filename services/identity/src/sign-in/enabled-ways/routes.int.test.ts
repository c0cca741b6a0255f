import * as api from '@sidework/contracts/identity/accounts/auth';
import { describe, expect, it } from 'vitest';
import { testIdentity } from '../../../test/builders.ts';

const service = testIdentity();

describe('what anybody may ask', () => {
  it('is what is allowed here', async () => {
    expect((await service.visitor.call(api.getSettings)).json()).toEqual({
      external: expect.objectContaining({
        email: true,
        phone: false,
        anonymous_users: false,
        google: false,
      }),
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: true,
      mfa_factor_types: ['totp', 'webauthn', 'recovery_code'],
    });
  });

  it('is whether the service is there', async () => {
    expect((await service.visitor.call(api.getAuthHealth)).json().name).toBe('GoTrue');
  });
});
