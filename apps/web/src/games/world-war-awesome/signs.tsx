import { nodesToSvg } from '@fieldpost/boards/svg';
import { drawDevice, drawFresh, PAGE } from '@fieldpost/boards/world-war-awesome';
import { DEVICES, type DesignId, type DeviceDesign, type Seat } from '@fieldpost/rules-world-war-awesome/catalogue';

type Props = { readonly design: DesignId | DeviceDesign; readonly owner: Seat };

/** A unit or a device as a small picture. */
export function Sign({ design, owner }: Props) {
  const isDevice = Object.hasOwn(DEVICES, design);
  const drawn = isDevice
    ? drawDevice({ design: design as DeviceDesign, owner, token: false }, PAGE)
    : drawFresh(design as DesignId, owner, PAGE);
  return (
    <svg
      viewBox={isDevice ? '-24 -24 48 48' : '-36 -38 72 74'}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: nodesToSvg([drawn]) }}
    />
  );
}
