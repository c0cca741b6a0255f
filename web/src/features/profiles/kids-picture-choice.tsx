import { type KidsAvatar, kidsAvatars } from '@sidework/contracts/identity/kids/kids';
import { PictureChoice } from '../../ui/fields/picture-choice.tsx';
import classes from './picture-section.module.css';
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
    <fieldset className={classes.section}>
      <legend className={classes.legend}>Choose your picture</legend>
      <PictureChoice options={kidsAvatars} value={chosen} urlOf={urlOf} onChoose={choose} />
      <p role="status" className={classes.text}>
        {saved}
      </p>
    </fieldset>
  );
}
