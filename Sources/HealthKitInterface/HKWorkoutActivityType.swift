/// The kind of a workout. Mirrors HealthKit's.
public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling
  case boxing, climbing, cricket, crossTraining, curling, cycling, dance, danceInspiredTraining
  case elliptical, equestrianSports, fencing, fishing, functionalStrengthTraining, golf
  case gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts, mindAndBody
  case mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball
  case rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash
  case stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField
  case traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports
  case wrestling, yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility
  case highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs
  case stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling
  case discSports, fitnessGaming, cardioDance, socialDance, pickleball, cooldown
  case swimBikeRun = 82, transition = 83, underwaterDiving = 84, other = 3000
}
