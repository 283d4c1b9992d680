import type { Branch } from '#writer/domains/material.ts'

/** Filming and editing; a part of photography and film. */
export const video: Branch = {
  id: 'video',
  gate: [
    [
      'filmmaking',
      'videography',
      'video',
      'footage',
      'short film',
      'video editing',
      'vlog',
      'vlogging',
      'documentary',
      'cinematography',
      'film',
      'drone footage',
    ],
    [
      'filmmaking',
      'videography',
      'video editing',
      'vlog',
      'vlogging',
      'footage',
      'edit',
      'editing',
      'shoot',
      'make',
      'short film',
      'documentary',
      'cinematography',
      'film',
      'camera',
    ],
  ],
  lessons: [
    {
      step: 'hold every shot longer than feels right',
      why: '[Any editor can cut a long shot|A long shot can be cut later], and [a short one cannot be stretched|there is no way to stretch a short one].',
      how: '[Start before the action|Press record before anything happens], count a slow breath after it, and [only then stop|stop no sooner].',
      mistake:
        '[Panning back and forth to catch everything|Sweeping the camera about to get it all] leaves [nothing that can be used|no moment worth keeping].',
      exercise:
        'Film [one minute of an ordinary street|an ordinary street for one minute] [without moving the camera|from one spot, with the camera still].',
    },
    {
      step: 'record the sound of the place',
      why: 'Silence between cuts [sounds like a mistake|is heard as a fault|makes people look up].',
      how: '[Stand still and record the room by itself|Record the empty room with nobody moving], and [lay it under the whole scene|let it run beneath every shot].',
      mistake:
        '[Trusting the microphone in the camera|Leaving it all to the microphone in the camera] puts the wind [in front of the voice|between the viewer and the voice].',
      exercise:
        '[Record the sound of three rooms|Go into three rooms, record each] and [guess them the next day|see tomorrow whether you can tell them apart].',
    },
    {
      step: 'cut on movement',
      why: 'The eye [follows the movement|goes with the moving hand] and [does not notice the cut|slides across the cut].',
      how: 'Let a hand [begin to reach|start a movement] in one shot and [arrive in the next|finish the movement in the next].',
      mistake:
        '[Covering weak cuts with transitions|Hiding a weak cut behind an effect] draws the eye [to exactly what you wanted to hide|straight to the weak spot].',
      exercise:
        'Film somebody [opening a door|walking through a door] from both sides and [join the two shots|cut from one side to the other].',
    },
  ],
  myths: [
    {
      claim: 'You need a script for everything.',
      truth:
        '[A list of shots and one clear question|One clear question and a list of shots] carry a short film [a long way|surprisingly far].',
    },
  ],
  objections: [
    {
      says: 'Editing takes too long.',
      answer:
        'Editing takes long when the shooting had no plan; [fewer shots make quicker cuts|a short list of shots shortens the evening as well].',
    },
  ],
  tools: ['a clip-on microphone', 'headphones', 'a shot list', 'a neutral density filter'],
  moments: ['The red light is on, a dog barks, and [that becomes the best part|it is the bit that everybody will love].'],
  questions: ['How long should a shot be?', 'How do I get better sound?', 'In which order should I edit?'],
  wins: ['Nobody notices the cut, and [that is the compliment|no praise could be better].'],
  terms: ['video editing for beginners', 'how to shoot b-roll', 'filmmaking basics'],
  hashtags: ['FilmmakingTips', 'VideoEditing', 'IndieFilm', 'Videography'],
}
