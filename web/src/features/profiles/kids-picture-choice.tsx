import { type KidsAvatar, kidsAvatars } from '@sidework/contracts/identity/kids/kids';
import { FieldGroup } from '../../ui/fields/field-group.tsx';
import { PictureChoice } from '../../ui/fields/picture-choice.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { useKidsPicture } from './use-kids-picture.ts';

interface Props {
  avatarUrl: string | null;
  choosePicture: (avatar: KidsAvatar) => Promise<void>;
}

/** The server uses the same address. */
const urlOf = (avatar: KidsAvatar) => `/kids-avatars/${avatar}.svg`;

/** A child shows one of our drawings instead of its face. What is chosen is shown at once. */
export function KidsPictureChoice({ avatarUrl, choosePicture }: Props) {
  const { asked, saved, choose } = useKidsPicture(choosePicture);
  const chosen = asked ?? kidsAvatars.find((avatar) => urlOf(avatar) === avatarUrl);

  return (
    <FieldGroup title="Choose your picture" text="Other people see it instead of your face.">
      <div>
        <PictureChoice options={kidsAvatars} value={chosen} urlOf={urlOf} onChoose={choose} />
        <Words role="status" tone="soft" isSmall>
          {saved}
        </Words>
      </div>
    </FieldGroup>
  );
}
