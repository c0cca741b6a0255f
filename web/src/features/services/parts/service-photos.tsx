import {
  addServicePhoto,
  listServicePhotos,
  mostServicePhotos,
  type PhotoMoment,
  removeServicePhoto,
  type ServicePhotos as Shown,
} from '@sidework/contracts/client-services/service-photos';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { call, useApi } from '../../../lib/api.ts';
import { upload } from '../../../lib/upload.ts';
import { OwnPictures } from '../../../ui/dialogs/own-pictures.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Section } from '../../../ui/layout/section.tsx';

const moments: readonly { moment: PhotoMoment; title: string; of: string; label: string }[] = [
  {
    moment: 'before',
    title: 'Before the work',
    of: 'from before the work',
    label: 'Add photos from before the work',
  },
  {
    moment: 'after',
    title: 'After the work',
    of: 'from after the work',
    label: 'Add photos from after the work',
  },
  {
    moment: 'review',
    title: 'Photos of the review',
    of: 'of the review',
    label: 'Add photos to the review',
  },
];

/** The photos of work between adults: the professional shows how it was and is, the client what the review speaks of. */
export function ServicePhotos({ service }: { service: ServiceView }) {
  const { data, mutate } = useApi(listServicePhotos, { params: { serviceId: service.id } });
  if (!data) return null;
  const shown = moments.filter(
    ({ moment }) => data[moment].length > 0 || data.mayChange.includes(moment),
  );
  const keep = async (asked: Promise<Shown>) => mutate(await asked, { revalidate: false });
  return (
    <Stack gap="lg">
      {shown.map(({ moment, title, of, label }) => (
        <Section key={moment} title={title}>
          <OwnPictures
            urls={data[moment]}
            most={mostServicePhotos}
            mayChange={data.mayChange.includes(moment)}
            of={of}
            label={label}
            thing={`photo ${of}, number`}
            add={(sent) =>
              keep(upload(addServicePhoto, { params: { serviceId: service.id, moment }, ...sent }))
            }
            remove={(url) =>
              keep(
                call(removeServicePhoto, {
                  params: {
                    serviceId: service.id,
                    moment,
                    name: url.slice(url.lastIndexOf('/') + 1),
                  },
                }),
              )
            }
          />
        </Section>
      ))}
    </Stack>
  );
}
