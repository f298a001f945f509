const QUALITIES = (
  'Amber Bright Brisk Bold Busy Calm Candid Cheerful Clever Coral Cosy Crimson Curious Dapper Daring ' +
  'Eager Early Earnest Easy Fair Fleet Fluffy Frosty Gentle Golden Grand Happy Hardy Honest Humble ' +
  'Indigo Ivory Jade Jolly Keen Kind Lively Lucky Lunar Mellow Merry Mighty Misty Modest Neat Nimble ' +
  'Noble Olive Patient Polite Proud Quick Quiet Rosy Royal Ruby Sandy Silver Snowy Steady Sunny Swift ' +
  'Tidy Velvet'
).split(' ')
const ANIMALS = (
  'Alpaca Badger Beaver Bison Bobcat Bunting Camel Chamois Cheetah Chickadee Cormorant Cougar Crane ' +
  'Curlew Deer Dolphin Donkey Dormouse Dove Duck Eagle Egret Elk Falcon Ferret Finch Fox Gazelle Gecko ' +
  'Gibbon Goldfinch Hare Hedgehog Heron Ibex Jackdaw Jay Kestrel Kingfisher Koala Lark Lemur Lynx ' +
  'Magpie Marmot Marten Mole Moose Newt Orca Osprey Otter Panda Penguin Pipit Puffin Quail Rabbit ' +
  'Raven Robin Seal Swallow Tortoise Wren'
).split(' ')

/** Last digits of an id that are random; a number holds them exactly. */
const RANDOM_DIGITS = 12

/** Returns the name of an animal for a user: always the same one, and unrelated to their data. */
export const animalName = (userId: string): string => {
  const number = Number.parseInt(userId.slice(-RANDOM_DIGITS), 16)
  const quality = QUALITIES[number % QUALITIES.length]
  const animal = ANIMALS[Math.floor(number / QUALITIES.length) % ANIMALS.length]
  return `${quality} ${animal}`
}
