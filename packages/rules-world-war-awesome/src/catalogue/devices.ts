/** THE-RULES "Units, devices, decks": designs of devices. Public data. */

export const ABILITIES = ['SHIFT', 'HOP', 'CJAM', 'AJAM', 'CEASE', 'BENC', 'AENC', 'SABOTAGE'] as const;
/** The orders that a device accepts. CEASE comes with CJAM and AJAM (WWA-127). */
export type Ability = (typeof ABILITIES)[number];

/** WWA-134: the transceivers are shielded. */
export type DeviceFacts = {
  readonly title: string;
  readonly control: number;
  /** WWA-132: it cannot be sabotaged in the open. */
  readonly shielded: boolean;
  readonly abilities: readonly Ability[];
  /** WWA-133: passive. */
  readonly feedback: boolean;
};

function device(title: string, control: number, shielded: boolean, ...words: (Ability | 'FEEDBACK')[]): DeviceFacts {
  const abilities = words.filter((word) => word !== 'FEEDBACK');
  return { title, control, shielded, abilities, feedback: words.includes('FEEDBACK') };
}

export const DEVICES = {
  'TR-MOVE': device('Tank Movement Transceiver', 2, true, 'SHIFT'),
  'TR-FIRE': device('Tank Fire Control Transceiver', 2, true, 'SHIFT'),
  PRESENCE: device('Hacker presence', 0, false, 'SABOTAGE'),
  'GER-D1': device('Funkmast', 4, false),
  'GER-D2': device('Relais', 3, false, 'SHIFT'),
  'GER-D3': device('Stoersender', 1, false, 'CJAM', 'SHIFT', 'CEASE'),
  'GER-D4': device('Richtstoerer', 1, false, 'AJAM', 'CEASE'),
  'GER-D5': device('Rotorchiffre', 1, false, 'BENC', 'SHIFT'),
  'GER-D6': device('Grosschiffre', 2, false, 'AENC'),
  'GER-D7': device('Rueckkoppler', 2, false, 'FEEDBACK'),
  'GER-D8': device('Panzerrelais', 2, true, 'SHIFT'),
  'USA-D1': device('Broadcast tower', 5, false),
  'USA-D2': device('Repeater', 2, false, 'SHIFT', 'HOP'),
  'USA-D3': device('Noise box', 0, false, 'CJAM', 'HOP', 'CEASE'),
  'USA-D4': device('Beam jammer', 1, false, 'AJAM', 'SHIFT', 'CEASE'),
  'USA-D5': device('Code wheel', 1, false, 'BENC'),
  'USA-D6': device('Code bureau', 2, false, 'AENC'),
  'USA-D7': device('Hot wire', 1, false, 'FEEDBACK', 'SHIFT'),
  'USA-D8': device('Vault set', 3, true),
  'SOV-D1': device('Radio tower', 4, true),
  'SOV-D2': device('Field relay', 3, false, 'SHIFT'),
  'SOV-D3': device('Howler', 2, false, 'CJAM', 'CEASE'),
  'SOV-D4': device('Twin howler', 1, false, 'CJAM', 'AJAM', 'CEASE'),
  'SOV-D5': device('One-time pad', 1, false, 'BENC', 'HOP'),
  'SOV-D6': device('Cipher directorate', 2, false, 'AENC'),
  'SOV-D7': device('Booby set', 3, false, 'FEEDBACK'),
} as const satisfies Readonly<Record<string, DeviceFacts>>;

export type DeviceDesign = keyof typeof DEVICES;
export const DEVICE_DESIGNS = Object.keys(DEVICES) as readonly DeviceDesign[];
